"""Who is at the table: guests, accounts, sessions."""

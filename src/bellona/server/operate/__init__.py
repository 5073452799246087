"""What an operator needs: logs, health, metrics."""

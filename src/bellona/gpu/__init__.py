"""Many games side by side on a GPU: the rules compiled for it, its memory, and the batch that lives there."""

"""`python -m bellona`."""

from bellona.cli.main import main

if __name__ == "__main__":
    main()

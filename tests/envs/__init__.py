"""Tests of the doors for researchers."""

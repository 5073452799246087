"""Tests of bots that are programs of their own."""

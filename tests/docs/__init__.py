"""Tests of the documents: the site is built and complete, and what they show can be run."""

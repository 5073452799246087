"""Tests of the worked example of training."""

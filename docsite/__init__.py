"""The parts of the documentation site that are made when it is built: rules, coverage, sources, repeated figures."""

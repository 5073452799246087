"""Everything that is to be measured on a GPU, in some minutes, on a machine that has nothing but its driver and NumPy.

    python -m bench.gpu_kit prepare KIT              here: sources, libraries and machine code, packed
    sh KIT/measure.sh                                there: games played, speeds, variants, what NVIDIA counts, pgx
    python -m bench.gpu_kit compare KIT FOUND        here: the games of the GPU with those of the CPU

The kit holds all that the machine with the GPU may lack. Without Numba, everything of Python that is left runs
interpreted. Every part is a process of its own, which is ready before its turn comes: what goes wrong in one takes no
other with it, and one that takes too long is ended.
"""

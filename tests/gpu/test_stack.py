"""The stack that a device has to reserve: the longest chain of calls."""

from __future__ import annotations

from bellona.gpu.stack import TURNS, calls_in, deepest_stack

PTX = """
.version 8.0
.visible .func  (.param .b64 func_retval0) shallow(
	.param .b64 shallow_param_0
)
{
	ret;
}
.visible .func  (.param .b32 func_retval0) deep(
	.param .b64 deep_param_0
)
{
	call.uni (retval0),
	shallow,
	(
	param0
	);
}
.visible .entry play(
	.param .u64 play_param_0
)
{
	call.uni (retval0), deep, (param0);
	call.uni shallow, (param0);
}
"""
SAID = "\n".join(
    f"ptxas info    : Function properties for {name}\nptxas         .     {size} bytes stack frame, 0 bytes spilled"
    for name, size in (("shallow", 16), ("deep", 40), ("play", 100))
)


def test_the_longest_chain_of_calls_counts():
    assert calls_in(PTX) == {"shallow": set(), "deep": {"shallow"}, "play": {"deep", "shallow"}}
    assert deepest_stack(PTX, SAID, "play") == 156
    assert deepest_stack(PTX, SAID, "deep") == 56


def test_a_function_that_calls_itself_is_on_the_stack_many_times():
    again = PTX.replace("\tshallow,\n", "\tdeep,\n")
    assert deepest_stack(again, SAID, "play") == 100 + 40 + TURNS * 40

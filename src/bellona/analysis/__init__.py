"""Where a match was decided: expected results, decisions and dice, turning points; and hints for the next choice."""

from .analyst import SECONDS as SECONDS
from .analyst import analyse as analyse
from .report import Report as Report

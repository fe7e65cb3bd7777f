# SPDX-License-Identifier: MIT
"""In which portions the samples of a picture are taken."""


def portions(samples):
    """Growing portions (half, first sample, count) that fill two independent halves of the picture in turn.

    Early ones are small, so that something is seen soon; the halves tell noise from light.
    """
    each = max(1, samples // 2)
    ends = sorted({min(each, n) for n in (4, 24, 64)} | {each})
    starts = [0, *ends[:-1]]
    return [(half, start, end - start) for start, end in zip(starts, ends) for half in (0, 1)]

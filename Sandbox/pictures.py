"""Small pictures, drawn here: PNG files of landscapes and emblems."""

import functools
import math
import random
import struct
import zlib

#: Above and at the horizon: noon, dusk, morning, evening, haze.
_SKIES = (
    ((58, 120, 205), (198, 226, 244)),
    ((38, 36, 92), (250, 148, 84)),
    ((246, 158, 112), (255, 224, 178)),
    ((92, 58, 134), (244, 142, 136)),
    ((120, 164, 186), (232, 232, 214)),
)
_FAR = ((92, 110, 142), (126, 92, 108), (76, 118, 112), (140, 112, 84))
_NEAR = ((34, 62, 48), (58, 44, 38), (30, 48, 74), (70, 64, 34))


def png(width, height, rows):
    """A PNG file of rows of red, green and blue bytes."""

    def chunk(kind, content):
        checked = kind + content
        return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = b"".join(b"\0" + row for row in rows)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(pixels, 6)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


@functools.lru_cache(maxsize=64)
def landscape(name, width=320, height=200):
    """A sky with a sun, two ridges and a sea; its name decides on colours and shapes."""
    chance = random.Random(name)
    sky, far, near = chance.choice(_SKIES), chance.choice(_FAR), chance.choice(_NEAR)
    sea = [(30, 90, 130), (12, 40, 70)]
    ridges = [
        _ridge(chance, width, height * base, height * rise)
        for base, rise in ((0.55, 0.16), (0.68, 0.1))
    ]
    shore = int(height * 0.78)
    sun = (width * chance.uniform(0.2, 0.8), height * chance.uniform(0.2, 0.4), height * 0.09)
    rows = []
    for y in range(height):
        if y >= shore:
            rows.append(_sea_row(width, y, (y - shore) / (height - shore), sea, sun))
            continue
        above = bytes(_mixed(*sky, y / shore))
        row = bytearray(above * width)
        _paint_sun(row, y, sun)
        for ridge, colour in zip(ridges, (far, near)):
            _paint_ridge(row, y, ridge, bytes(colour))
        rows.append(bytes(row))
    return png(width, height, rows)


@functools.lru_cache(maxsize=64)
def emblem(colour, size=64):
    """A disc in a colour like #c98a2b on a paler ground."""
    inner = tuple(int(colour[index : index + 2], 16) for index in (1, 3, 5))
    outer = _mixed(inner, (255, 255, 255), 0.7)
    centre, radius = (size - 1) / 2, size * 0.38
    rows = []
    for y in range(size):
        row = bytearray()
        for x in range(size):
            is_inside = (x - centre) ** 2 + (y - centre) ** 2 <= radius**2
            row += bytes(inner if is_inside else outer)
        rows.append(bytes(row))
    return png(size, size, rows)


def _ridge(chance, width, base, rise):
    """The height of a ridge at each column, as a sum of waves."""
    waves = [
        (chance.uniform(0.5, 6), chance.uniform(0, 6.3), rise / (index + 1)) for index in range(4)
    ]
    return [
        base
        - sum(size * math.sin(pace * x / width * math.tau + start) for pace, start, size in waves)
        for x in range(width)
    ]


def _paint_ridge(row, y, ridge, colour):
    for x, top in enumerate(ridge):
        if y >= top:
            row[3 * x : 3 * x + 3] = colour


def _paint_sun(row, y, sun):
    centre, middle, radius = sun
    half = radius**2 - (y - middle) ** 2
    if half > 0:
        left, right = int(centre - math.sqrt(half)), int(centre + math.sqrt(half))
        row[3 * left : 3 * right] = bytes((255, 240, 200)) * (right - left)


def _sea_row(width, y, depth, sea, sun):
    row = bytearray(bytes(_mixed(*sea, depth)) * width)
    # The sun's light on the waves.
    half = int(sun[2] * (0.4 + depth) * (1 + 0.5 * math.sin(y * 1.7)))
    left = max(0, int(sun[0]) - half)
    right = min(width, int(sun[0]) + half)
    row[3 * left : 3 * right] = bytes(_mixed((255, 230, 180), sea[1], 0.3 + depth / 2)) * (
        right - left
    )
    return bytes(row)


def _mixed(first, second, share):
    return tuple(round(one + (other - one) * share) for one, other in zip(first, second))

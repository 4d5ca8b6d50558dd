"""Where nobody stands on the table of Kriegspfad, whatever army the bots have led there."""

BARE = """([x, y, least, most]) => {
    const box = document.querySelector(".kp-frame").getBoundingClientRect();
    const inside = (at) => at.x > box.left + 110 && at.x < box.right - 40 &&
        at.y > box.top + 30 && at.y < box.bottom - 60;
    const bare = (at) => {
        const found = document.elementFromPoint(at.x, at.y);
        return found?.closest(".kp-frame") &&
            !found.closest("[data-unit], .kp-minimap, .kp-near, button");
    };
    for (let far = least; far < most; far += 10)
        for (let turn = 0; turn < 24; turn++) {
            const way = (turn * Math.PI) / 12;
            const at = { x: x + far * Math.cos(way), y: y + far * Math.sin(way) };
            if (inside(at) && bare(at)) return [at.x, at.y];
        }
    throw new Error("nothing but units");
}"""


def bare_ground(page, around, least, most):
    """A place on the screen so many pixels from another, on which nobody stands."""
    return page.evaluate(BARE, [*around, least, most])

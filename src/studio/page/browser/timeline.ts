const steps: Readonly<Record<string, readonly [lane: number, stage: number]>> = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };

/**
 * Lets hover and keyboard read the timeline: one stage takes the focus, arrow keys walk along a lane and from lane to
 * lane (the roving tabindex of the ARIA Authoring Practices), and what the stage was is said below.
 */
export function makeTimelineReadable(): void {
  const lanes = [...document.querySelectorAll('#timeline .lane')].map((lane) => [...lane.querySelectorAll<SVGElement>('.stage')]);
  const said = document.getElementById('stage');
  const [first] = lanes.flat();
  if (said === null || first === undefined) return;
  said.textContent = 'Point at a stage, or walk through them with the arrow keys.';
  for (const stage of lanes.flat()) stage.setAttribute('tabindex', stage === first ? '0' : '-1');
  const say = ({ target }: Event): void => {
    const text = target instanceof SVGElement ? target.getAttribute('aria-label') : null;
    if (text !== null && target !== null) said.textContent = text;
  };
  const picture = first.closest('svg');
  picture?.addEventListener('pointerover', say);
  picture?.addEventListener('focusin', say);
  picture?.addEventListener('keydown', (event) => {
    const next = neighbour(lanes, event.target, steps[event.key] ?? null);
    if (next === null) return;
    event.preventDefault();
    for (const stage of lanes.flat()) stage.setAttribute('tabindex', stage === next ? '0' : '-1');
    next.focus();
  });
}

/** The stage one step away from the focused one, the nearest of the lane if it is shorter; null where there is none. */
function neighbour(lanes: readonly SVGElement[][], from: EventTarget | null, step: readonly [number, number] | null): SVGElement | null {
  const lane = lanes.findIndex((stages) => stages.some((stage) => stage === from));
  const place = lanes[lane]?.findIndex((stage) => stage === from) ?? -1;
  if (step === null || place < 0) return null;
  const stages = lanes[lane + step[0]];
  return stages?.[step[0] === 0 ? place + step[1] : Math.min(place, stages.length - 1)] ?? null;
}

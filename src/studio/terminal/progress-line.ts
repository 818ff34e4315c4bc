import { candidateVerdictSchema, outcomeSchema, promotionReasonSchema } from '../../core/documents/outcomes.js';
import type { Event } from '../../core/documents/event.js';
import { flagIn, numberIn, textIn, textsIn } from '../event-data.js';
import { count, duration } from '../quantities.js';
import { brief } from '../text.js';
import { outcomeSayings, promotionSayings, verdictSayings } from '../words.js';

const longestLine = 200;

/** The one-line progress text of an event, for streams that are no terminal; null for events not worth a line. */
export function plainLine(event: Event): string | null {
  const text = textOf(event);
  if (text === null) return null;
  return brief(event.world === undefined ? text : `${event.world}: ${text}`, longestLine);
}

function textOf(event: Event): string | null {
  switch (event.type) {
    case 'run.started':
      return `run ${textIn(event, 'id') ?? ''}`;
    case 'run.resumed':
      return `resumed; finished already: ${textsIn(event, 'kept').join(', ') || 'no world'}`;
    case 'snapshot.taken':
      return `snapshot ${textIn(event, 'commit')?.slice(0, 12) ?? ''}${flagIn(event, 'dirty') === true ? ' with uncommitted work' : ''}`;
    case 'candidate.proposed':
      return `candidate ${textIn(event, 'label') ?? ''}`;
    case 'model.called':
      return `asked ${textIn(event, 'provider') ?? ''}/${textIn(event, 'model') ?? ''} (${textIn(event, 'purpose') ?? ''}, round ${numberIn(event, 'round') ?? ''}): ${textIn(event, 'outcome') ?? ''}`;
    case 'candidate.skipped':
      return `not tried: ${textIn(event, 'why') ?? textIn(event, 'reason') ?? ''}`;
    case 'baseline.finished':
      return baselineText(event);
    case 'world.failed':
      return `world failed: ${textIn(event, 'why') ?? ''}`;
    case 'gate.started':
      return gateStartText(event);
    case 'gate.finished':
      return gateEndText(event);
    case 'verdict.reached':
      return verdictText(event);
    case 'winner.selected':
      return 'the best candidate; it is replayed';
    case 'snapshot.restored':
      return 'snapshot restored';
    case 'replay.gated':
      return `gate ${textIn(event, 'verdict') ?? 'ended'}, results ${flagIn(event, 'testsAgree') === true ? 'as in the winner' : 'differ from the winner'}`;
    case 'worlds.compared':
      return flagIn(event, 'equal') === true ? 'worlds equal' : `worlds differ in ${count(numberIn(event, 'differences') ?? 0, 'path')}`;
    case 'promotion.decided':
      return promotionText(event);
    case 'promotion.found':
      return textIn(event, 'commit') === null ? 'the change was there already' : `the commit of an earlier run, ${textIn(event, 'commit')?.slice(0, 12) ?? ''}`;
    case 'run.finished':
      return finishText(event);
    case 'baseline.started':
    case 'world.forked':
    case 'mutation.applied':
    case 'replay.applied':
      return null;
  }
}

function baselineText(event: Event): string {
  switch (textIn(event, 'outcome')) {
    case 'reproduced':
      return `fails as it should${(numberIn(event, 'failing') ?? 0) > 0 ? `, ${count(numberIn(event, 'failing') ?? 0, 'failing test')}` : ''}`;
    case 'already-green':
      return 'passes: there is nothing to fix';
    default:
      return 'gives no stable failure';
  }
}

function attemptText(event: Event): string {
  const attempt = numberIn(event, 'attempt') ?? 1;
  return attempt > 1 ? `gate, attempt ${attempt},` : 'gate';
}

function gateStartText(event: Event): string {
  const why = textIn(event, 'why');
  return `${attemptText(event)} started${flagIn(event, 'alone') === true ? ' again, alone' : ''}${why === null ? '' : `: ${why}`}`;
}

function gateEndText(event: Event): string {
  const took = numberIn(event, 'durationMs');
  return `${attemptText(event)} ${howItEnded(event)}${took === null ? '' : ` after ${duration(took)}`}`;
}

function howItEnded(event: Event): string {
  if (flagIn(event, 'timedOut') === true) return 'ran into the time limit';
  const signal = textIn(event, 'signal');
  if (signal !== null) return `ended by ${signal}`;
  const exitCode = numberIn(event, 'exitCode');
  return exitCode === null ? 'ended' : `ended with exit status ${exitCode}`;
}

function verdictText(event: Event): string {
  const verdict = candidateVerdictSchema.safeParse(event.data['verdict']);
  const reasons = textsIn(event, 'reasons');
  if (verdict.data === 'skipped' && reasons.length === 1 && reasons[0] === 'skipped') return 'not tried';
  const fixed = numberIn(event, 'fixed') ?? 0;
  const word = verdict.success ? verdictSayings[verdict.data].short : 'no verdict';
  return `${word}${reasons.length > 0 ? ` (${reasons.join(', ')})` : fixed > 0 ? `, fixes ${count(fixed, 'test')}` : ''}`;
}

function promotionText(event: Event): string {
  const reasons = textsIn(event, 'reasons').map((reason) => {
    const known = promotionReasonSchema.safeParse(reason);
    return known.success ? promotionSayings[known.data].short : reason;
  });
  const why = textIn(event, 'why');
  return `promotion: ${textIn(event, 'decision') ?? ''}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}${why === null ? '' : `: ${why}`}`;
}

function finishText(event: Event): string {
  const outcome = outcomeSchema.safeParse(event.data['outcome']);
  return `finished: ${outcome.success ? outcomeSayings[outcome.data].short : 'unknown'}`;
}

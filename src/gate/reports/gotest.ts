import { z } from 'zod';
import type { TestReport } from '../../core/report.js';
import { ReportBuilder } from './builder.js';
import { GoPackages, type GoEvent } from './gotest-packages.js';
import { decodeText, lineBatches, type ByteSource } from './text.js';

const goEvent = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  ImportPath: z.string().optional(),
  Test: z.string().optional(),
  Elapsed: z.number().optional().catch(undefined),
  Output: z.string().optional().catch(undefined),
  FailedBuild: z.string().optional(),
}) satisfies z.ZodType<GoEvent>;

/**
 * Reads the events of `go test -json` (`go doc test2json`, build events since Go 1.24), also between other lines of
 * output. Counted are tests without subtests; a package that failed without a failing test (it did not build, or died) is
 * one error; a test that began and never ended failed. Cut or invalid lines are `report-unparseable`. Never throws on
 * content; rejects only if `source` does.
 */
export async function readGotest(source: ByteSource): Promise<TestReport> {
  const builder = new ReportBuilder();
  const packages = new GoPackages(builder);
  let events = 0;
  for await (const lines of lineBatches(decodeText(source, builder))) {
    for (const line of lines) {
      if (!line.startsWith('{')) {
        packages.takePlainLine(line);
        continue;
      }
      const event = eventOf(line);
      if (event === undefined) builder.flag('report-unparseable');
      else packages.take(event);
      events += 1;
    }
  }
  packages.end();
  if (events === 0) builder.flag('report-unparseable');
  return builder.finish();
}

function eventOf(line: string): GoEvent | undefined {
  try {
    return goEvent.safeParse(JSON.parse(line)).data;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}

import { createServer } from 'node:http';

/** Tokens that the server counts for each reply. */
const usage = { prompt_tokens: 1850, completion_tokens: 140, total_tokens: 1990 };

/**
 * A model on this machine that speaks OpenAI's chat completions as a stream (API reference, "Create chat completion"), without a
 * model in it: the first of `replies` whose `asked` stands in the prompt, its `says` is the answer. So a run with it can be repeated.
 * Resolves to its base URL and a way to end it.
 */
export async function serveReplies(replies) {
  const server = createServer((request, response) => void answer(request, response, replies));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${server.address().port}/v1`, close: () => new Promise((resolve) => server.close(resolve)) };
}

async function answer(request, response, replies) {
  const { model, messages } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  const prompt = messages.map(({ content }) => content).join('\n');
  const reply = replies.find(({ asked }) => prompt.includes(asked));
  if (reply === undefined) return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: 'no reply for this prompt' } }));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (content) => response.write(`data: ${JSON.stringify({ id: 'reply', object: 'chat.completion.chunk', created: 1, model, ...content })}\n\n`);
  send({ choices: [{ index: 0, delta: { role: 'assistant', content: reply.says }, finish_reason: null }] });
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

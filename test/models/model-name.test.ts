import { describe, expect, it } from 'vitest';
import { parseModelAddress } from '../../src/models/model-name.js';

describe('the name of a model', () => {
  it('splits provider and id at the first slash', () => {
    expect(parseModelAddress('openai/maker/model:free', 'https://example.test/api/v1')).toMatchObject({ provider: 'openai', model: 'maker/model:free' });
    expect(parseModelAddress('anthropic/claude-x@1', null).baseUrl.href).toBe('https://api.anthropic.com/v1');
  });

  it.each(['openai', 'openai/', 'other/model', 'openai/with space', 'openai/a\nb', ''])('refuses %j', (name) => {
    expect(() => parseModelAddress(name, null)).toThrow(expect.objectContaining({ code: 'usage' }));
  });
});

describe('the base URL of a model', () => {
  it.each(['https://example.test/v1', 'http://127.0.0.1:11434/v1', 'http://localhost:8000', 'http://[::1]:1/v1', 'http://ollama.localhost/v1'])('may be %s', (url) => {
    expect(parseModelAddress('openai/m', url).baseUrl.href).toContain(new URL(url).host);
  });

  it.each(['http://example.test/v1', 'http://10.0.0.1/v1', 'http://127.0.0.1.example.test', 'http://localhost.example.test', 'ftp://127.0.0.1', 'file:///etc/passwd', 'nonsense', 'https://user:secret@example.test/', 'https://example.test/#x'])('may not be %s', (url) => {
    expect(() => parseModelAddress('openai/m', url)).toThrow(expect.objectContaining({ code: 'usage', message: expect.not.stringContaining('secret') }));
  });

  it('may be http to another machine where the user says so', () => {
    expect(parseModelAddress('openai/m', 'http://10.0.0.1/v1', true).baseUrl.host).toBe('10.0.0.1');
  });
});

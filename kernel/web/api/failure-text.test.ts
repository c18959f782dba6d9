import { describe, expect, test } from 'vitest';
import {
  ApiError,
  modifiedByOther,
  networkFailed,
  noAnswer,
  toApiError,
  unauthorized,
  unknownFailure,
} from './api-error.ts';
import { panelText } from '../errors/panel-text.ts';
import { failureText, failureTexts } from './failure-text.ts';

const answer = (status: number, body: unknown) =>
  toApiError(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

describe('what a failed call says', () => {
  test('[B-136] 409 shows the modified-by-other-user sentence', async () => {
    const error = await answer(409, { error: { code: 'stale', message: 'x' } });

    expect(failureText(error)).toBe(modifiedByOther);
  });

  test('[B-136] a 409 without a code does too', () => {
    expect(failureText(new ApiError({ status: 409 }))).toBe(modifiedByOther);
  });

  test.each(['localhost', 'practice.test', 'test-3.example.com'])(
    '[B-139] on %s every validation message is told, elsewhere the first',
    (host) => {
      const validationErrors = ['Name is required', 'Email is required'].map((message) => ({
        message,
        members: [],
      }));
      const error = new ApiError({ status: 400, validationErrors });

      expect(failureTexts(error, host)).toEqual(['Name is required', 'Email is required']);
      expect(failureTexts(error, 'practice.example.com')).toEqual(['Name is required']);
    },
  );

  test('[B-136] a 409 that is about something else says so', async () => {
    const error = await answer(409, {
      error: { code: 'taken', message: 'This value is already in use.' },
    });

    expect(failureText(error)).toBe('This value is already in use.');
  });

  test('[B-137] 500 shows no toast', async () => {
    expect(failureText(await answer(500, 'boom'))).toBeNull();
  });

  test('[B-138] a string body wins', async () => {
    expect(failureText(await answer(400, '"Too short"'))).toBe('Too short');
  });

  test('[B-138] the first validation message comes before the error message', async () => {
    const validationErrors = [{ message: 'This field is required', members: ['name'] }];
    const error = await answer(400, { error: { message: 'Your data', validationErrors } });

    expect(failureText(error)).toBe('This field is required');
  });

  test('[B-138] then the error message, then the unknown text', async () => {
    expect(failureText(await answer(422, { error: { message: 'No.' } }))).toBe('No.');
    expect(failureText(await answer(422, {}))).toBe(unknownFailure);
    expect(failureText(await answer(502, '<html>Bad gateway</html>'))).toBe(unknownFailure);
    expect(failureText(new Error('a bug'))).toBe(unknownFailure);
  });

  test('[B-246] no answer at all', () => {
    expect(failureText(noAnswer())).toBe(networkFailed);
  });

  test('[B-247] [G-050] a panel says what a toast keeps quiet about', () => {
    expect(panelText(new ApiError({ status: 500 }))).toBe('An error occurred on the server');
    expect(panelText(new ApiError({ status: 403 }))).toBe(unauthorized);
  });

  test('[B-248] a 403 shows the unauthorized sentence', () => {
    expect(failureText(new ApiError({ status: 403 }))).toBe(unauthorized);
  });
});

// The error of a form beside the button that sends it again.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormFailure } from '#app/form/form-answer.ts'
import { FormProblem } from '#app/form/form-parts.tsx'

const failed = (status: number): FormFailure => ({
  status,
  code: 'internal',
  errors: {},
  problem: 'No connection.',
  retryAfter: null,
  challenge: null,
})
const shown = (status: number, retry?: boolean) => {
  const form = { problem: 'No connection.', failure: failed(status), busy: false }
  return renderToStaticMarkup(<FormProblem form={form} {...(retry === undefined ? {} : { retry })} />)
}

test('a lost answer and a failure of ours have a button, a refusal has none', () => {
  for (const status of [0, 500]) expect(shown(status)).toMatch(/<button[^>]*type="submit".*Try again/)
  expect(shown(409)).not.toContain('<button')
})

test('a dialog with a submit button in its footer has one such button', () => {
  expect(shown(0, false)).toContain('No connection.')
  expect(shown(0, false)).not.toContain('<button')
})

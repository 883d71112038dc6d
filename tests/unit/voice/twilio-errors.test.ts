// A signalling code, the SDK's error for it, and the page's reaction. One test per row.
import { expect, test } from 'vitest'
import { actionFor, codeOf, type TwilioAction } from '#app/realtime/voice/twilio/twilio-errors.ts'

const EXPIRED = 'Twilio token expired. Please refresh the page.'

test.each<[string, number, number | undefined, TwilioAction]>([
  ['authentication failed', 20151, 31201, { do: 'renew' }],
  ['the token is not valid', 20101, 31204, { do: 'renew' }],
  ['the token expired', 20104, 31205, { do: 'expired', say: EXPIRED }],
  ['media is lost', 53405, undefined, { do: 'reconnecting' }],
  ['the connection is interrupted', 53000, 31003, { do: 'reconnecting' }],
  ['the socket broke', 31005, undefined, { do: 'reconnecting' }],
  ['the microphone is denied', 31401, 31208, { do: 'microphone', problem: 'refused' }],
  ['the microphone cannot be had', 31402, undefined, { do: 'microphone', problem: 'no-device' }],
  ['anything else', 31486, undefined, { do: 'say', say: 'Twilio Error: Busy here' }],
])('%s', (_, code, original, action) => {
  const error = { code, message: 'Busy here', originalError: original ? { code: original } : undefined }
  expect(codeOf(error)).toBe(original ?? code)
  expect(actionFor(error)).toEqual(action)
})

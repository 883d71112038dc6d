import { expect, test } from 'vitest'
import { connectPrompt, promptLanguageOf, unpaidPrompt } from '#workers/domain/voice/phone-prompts.ts'

const about = { side: 'astrologer', kind: 'phone-call', name: 'Daniel Okafor', astrologerId: 'asha' } as const

test('a phone hears the product, a first name, the kind, and what key 1 does', () => {
  expect(connectPrompt({ call: { ...about, rings: true }, platform: 'Drishti', language: 'en' }).text).toBe(
    'Drishti. Daniel asks for a phone call. Press 1 to accept.',
  )
  expect(
    connectPrompt({ call: { ...about, kind: 'web-call', rings: false }, platform: 'Drishti', language: 'en' }).text,
  ).toBe('Drishti. Your web call with Daniel. Press 1 to join.')
  expect(connectPrompt({ call: { ...about, rings: true }, platform: 'Drishti', language: 'hi' })).toEqual({
    language: 'hi',
    text: 'Drishti. Daniel ने फ़ोन कॉल के लिए अनुरोध किया है। स्वीकार करने के लिए 1 दबाइए।',
  })
})

test('the language is the first of the profile that we speak, else English', () => {
  expect(promptLanguageOf(['Marathi', 'Hindi', 'English'])).toBe('hi')
  expect(promptLanguageOf(['english ', 'Hindi'])).toBe('en')
  expect(promptLanguageOf(['हिन्दी'])).toBe('hi')
  expect(promptLanguageOf(['Tamil'])).toBe('en')
  expect(promptLanguageOf([])).toBe('en')
})

test('a phone that accepts what the client cannot pay for hears so in its language', () => {
  expect(unpaidPrompt({ ...about, rings: false }, 'en')).toEqual({
    language: 'en',
    text: 'Daniel can no longer pay for this phone call, so it does not begin. Thank you.',
  })
  expect(unpaidPrompt({ ...about, rings: false }, 'hi')).toEqual({
    language: 'hi',
    text: 'Daniel की ओर से इस फ़ोन कॉल का भुगतान अब नहीं हो सकता, इसलिए यह शुरू नहीं होगी। धन्यवाद।',
  })
})

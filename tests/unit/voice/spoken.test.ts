import { expect, test } from 'vitest'
import { promptOf, spokenOf, unpaidOf } from '#workers/domain/voice/spoken.ts'

const about = { side: 'astrologer', kind: 'phone-call', name: 'Daniel Okafor', astrologerId: 'asha' } as const

test('a phone hears the product, a first name, the kind, and what key 1 does', () => {
  expect(promptOf({ ...about, rings: true }, 'Drishti', 'en').text).toBe(
    'Drishti. Daniel asks for a phone call. Press 1 to accept.',
  )
  expect(promptOf({ ...about, kind: 'web-call', rings: false }, 'Drishti', 'en').text).toBe(
    'Drishti. Your web call with Daniel. Press 1 to join.',
  )
  expect(promptOf({ ...about, rings: true }, 'Drishti', 'hi')).toEqual({
    language: 'hi',
    text: 'Drishti. Daniel ने फ़ोन कॉल के लिए अनुरोध किया है। स्वीकार करने के लिए 1 दबाइए।',
  })
})

test('the language is the first of the profile that we speak, else English', () => {
  expect(spokenOf(['Marathi', 'Hindi', 'English'])).toBe('hi')
  expect(spokenOf(['english ', 'Hindi'])).toBe('en')
  expect(spokenOf(['हिन्दी'])).toBe('hi')
  expect(spokenOf(['Tamil'])).toBe('en')
  expect(spokenOf([])).toBe('en')
})

test('a phone that accepts what the client cannot pay for hears so in its language', () => {
  expect(unpaidOf({ ...about, rings: false }, 'en')).toEqual({
    language: 'en',
    text: 'Daniel can no longer pay for this phone call, so it does not begin. Thank you.',
  })
  expect(unpaidOf({ ...about, rings: false }, 'hi')).toEqual({
    language: 'hi',
    text: 'Daniel की ओर से इस फ़ोन कॉल का भुगतान अब नहीं हो सकता, इसलिए यह शुरू नहीं होगी। धन्यवाद।',
  })
})

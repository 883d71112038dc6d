import { expect, test } from 'vitest'
import { appBrowser, intentFor } from '#app/realtime/voice/app-browser.ts'

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = 'Chrome/131.0.0.0 Mobile Safari/537.36'

test.each([
  [`${IOS} Mobile/22B83 Instagram 357.0.0.30.102 (iPhone15,3; iOS 18_1)`, 'Instagram'],
  [`${ANDROID} Version/4.0 ${CHROME} Instagram 357.1.0 Android`, 'Instagram'],
  [`${IOS} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.0]`, 'Facebook'],
  [`${ANDROID} Version/4.0 ${CHROME} [FB_IAB/FB4A;FBAV/489.0.0.0;]`, 'Facebook'],
  [`${IOS} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/482.0.0]`, 'Messenger'],
  [`${IOS} Mobile/22B83 Safari Line/14.19.0`, 'LINE'],
  [`${ANDROID} Version/4.0 ${CHROME} musical_ly_2023 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${IOS} Mobile/22B83 [LinkedInApp]/9.30`, 'LinkedIn'],
  [`${ANDROID} Version/4.0 ${CHROME}`, null],
  [`${IOS} Mobile/22B83`, null],
])('%s is the browser of an app', (userAgent, name) => expect(appBrowser(userAgent)).toEqual({ name }))

test.each([
  `${IOS} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${IOS} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME}`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
])('%s is a browser of its own', (userAgent) => expect(appBrowser(userAgent)).toBeNull())

test('the installed app of an iPhone is no other app', () => {
  expect(appBrowser(`${IOS} Mobile/15E148`, true)).toBeNull()
})

test('Android opens the page in the browser by an intent, an iPhone has none', () => {
  expect(intentFor('https://drishti.test/hi/astrologer/a1?from=x#start', ANDROID)).toBe(
    'intent://drishti.test/hi/astrologer/a1?from=x#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
  )
  expect(intentFor('https://drishti.test/', IOS)).toBeNull()
})

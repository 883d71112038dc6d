import { texts } from '#app/language/texts.ts'

export const lostFilesTexts = texts({
  en: {
    lost: 'A part of this page could not load.',
    line: 'This page cannot be rung: a part of it could not load.',
    tryAgain: 'Try again',
    offline: 'There is no connection. Try again when it is back.',
    ask: 'The page has to load again for this. What you typed here will be lost, and a call is cut off. Load it again?',
  },
  hi: {
    lost: 'इस पेज का एक हिस्सा लोड नहीं हो सका।',
    line: 'इस पेज पर कॉल नहीं आ सकती: इसका एक हिस्सा लोड नहीं हो सका।',
    tryAgain: 'फिर कोशिश करें',
    offline: 'कनेक्शन नहीं है। उसके लौटने पर फिर कोशिश करें।',
    ask: 'इसके लिए पेज को फिर से लोड करना होगा। यहाँ लिखी बातें मिट जाएँगी, और चल रही कॉल कट जाएगी। फिर से लोड करें?',
  },
})

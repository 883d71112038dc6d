import { texts } from '#app/language/texts.ts'

export const leaveTexts = texts({
  en: {
    title: 'Leave without saving?',
    lost: 'What you changed on this page is lost.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  hi: {
    title: 'बिना सहेजे पेज छोड़ें?',
    lost: 'इस पेज पर आपने जो बदला है, वह खो जाएगा।',
    stay: 'यहीं रहें',
    leave: 'पेज छोड़ें',
  },
})

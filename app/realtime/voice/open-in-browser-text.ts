// Texts about the built-in browsers of apps.
import { texts } from '#app/language/texts.ts'

export const openInBrowserTexts = texts({
  en: {
    title: (app: string) => `You are inside ${app}`,
    otherApp: 'another app',
    about: 'Calls, notifications and log-ins do not work here as in your browser.',
    open: 'Open in your browser',
    copy: 'Copy the link',
    copied: 'Copied',
    paste: 'To open this page in your browser, copy the link and paste it into the address bar there.',
  },
  hi: {
    title: (app: string) => `आप ${app} के अंदर हैं`,
    otherApp: 'किसी दूसरे ऐप',
    about: 'कॉल, सूचनाएँ और लॉग इन यहाँ वैसे काम नहीं करते जैसे आपके ब्राउज़र में।',
    open: 'अपने ब्राउज़र में खोलें',
    copy: 'लिंक कॉपी करें',
    copied: 'कॉपी हो गया',
    paste: 'यह पेज अपने ब्राउज़र में खोलने के लिए लिंक कॉपी करें और वहाँ एड्रेस बार में पेस्ट करें।',
  },
})

// Password and devices, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { securityText as English } from './security-text.ts'

export const securityText: Translated<typeof English> = {
  title: 'पासवर्ड और डिवाइस',
  password: 'पासवर्ड',
  passwordAbout: 'नया पासवर्ड आपके बाक़ी सभी डिवाइस लॉग आउट कर देता है। हम आपको ई-मेल से बताते हैं।',
  change: 'पासवर्ड बदलें…',
  dialog: 'अपना पासवर्ड बदलें',
  current: 'आपका अभी का पासवर्ड',
  next: 'नया पासवर्ड',
  nextHint: 'कम से कम 8 अक्षर। अपना बनाया वाक्य याद रखना आसान है और उसका अंदाज़ा लगाना मुश्किल।',
  cancel: 'रद्द करें',
  save: 'पासवर्ड बदलें',
  changed: 'आपका नया पासवर्ड रख दिया गया है। आपके बाक़ी डिवाइस लॉग आउट हो गए हैं।',
  devices: 'डिवाइस',
  devicesAbout: 'जहाँ आप लॉग इन हैं। जिसे आप नहीं पहचानते, उसे लॉग आउट करें, फिर अपना पासवर्ड बदलें।',
  device: 'डिवाइस',
  seen: 'पिछली बार',
  since: 'लॉग इन हुआ',
  unknown: 'कोई और प्रोग्राम',
  here: 'यह डिवाइस',
  end: 'लॉग आउट',
  endNamed: (device) => `लॉग आउट: ${device}`,
  endOthers: 'बाक़ी सभी डिवाइस लॉग आउट करें',
  ended: 'वह डिवाइस लॉग आउट हो गया है।',
  othersEnded: 'आपके बाक़ी सभी डिवाइस लॉग आउट हो गए हैं।',
}

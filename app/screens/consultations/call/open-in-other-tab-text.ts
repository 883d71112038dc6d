import { texts } from '#app/language/texts.ts'

export const openInOtherTabTexts = texts({
  en: {
    title: 'This call is open in another tab.',
    body: 'One tab at a time can take part.',
    here: 'Continue here',
  },
  hi: {
    title: 'यह कॉल दूसरे टैब में खुली है।',
    body: 'एक समय में एक ही टैब भाग ले सकता है।',
    here: 'यहाँ जारी रखें',
  },
})

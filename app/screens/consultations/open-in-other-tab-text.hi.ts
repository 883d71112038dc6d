// A call that is open in another tab, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { openInOtherTabText as English } from './open-in-other-tab-text.ts'

export const openInOtherTabText: Translated<typeof English> = {
  title: 'यह कॉल दूसरे टैब में खुली है।',
  body: 'एक समय में एक ही टैब भाग ले सकता है।',
  here: 'यहाँ जारी रखें',
}

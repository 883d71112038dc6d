import { texts } from '#app/language/texts.ts'
import type { HeldBack } from '#workers/contract/accounts/roles.ts'

/** 'unread' is excluded because the guard answers 503 where the standing could not be read. */
export type Held = Exclude<HeldBack, 'unread'>

export function heldOf({ heldBack }: { heldBack?: HeldBack }): Held | null {
  return heldBack && heldBack !== 'unread' ? heldBack : null
}

/** Texts for astrologers who may not work at the moment. */
export const standingTexts = texts({
  en: {
    awaiting: {
      chip: 'Not approved yet',
      title: 'Your registration is awaiting approval.',
      text: 'We look at each one ourselves. Until then you can prepare your profile; going online, hours, blogs and answers come with the approval.',
    },
    suspended: {
      chip: 'Suspended',
      title: 'Your account is suspended.',
      text: 'Clients do not see you, and nothing rings. You can read everything here, take your data along, and what is due to you is paid. Write to us if you think that this is a mistake.',
    },
  },
  hi: {
    awaiting: {
      chip: 'मंज़ूरी बाकी',
      title: 'आपके पंजीकरण को अभी मंज़ूरी नहीं मिली है।',
      text: 'हर पंजीकरण हम खुद देखते हैं। तब तक आप अपनी प्रोफ़ाइल तैयार कर सकते हैं; ऑनलाइन होना, समय, ब्लॉग और जवाब मंज़ूरी के साथ आते हैं।',
    },
    suspended: {
      chip: 'निलंबित',
      title: 'आपका खाता निलंबित है।',
      text: 'ग्राहक आपको नहीं देखते, और कोई घंटी नहीं बजती। आप यहाँ सब कुछ पढ़ सकते हैं, अपना डेटा ले जा सकते हैं, और आपका बकाया आपको मिलेगा। यदि यह भूल लगे तो हमें लिखें।',
    },
  },
})

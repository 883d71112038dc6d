// Texts about the end of a consultation, in Hindi.
import type { EndReason, Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { End } from './end-reason-text.ts'

export const kindHindi: Readonly<Record<Kind, string>> = {
  chat: 'चैट',
  'web-call': 'वेब कॉल',
  'phone-call': 'फ़ोन कॉल',
}

/** Why a consultation ended, as a sentence. */
export function endSentenceHindi({ reason, side, names, endedBy = null }: End): string {
  type Party = 'user' | 'astrologer'
  const who = (party: Party) => (party === side ? 'आप' : names[party])
  const by = (party: Party) => (party === side ? 'आपने' : `${names[party]} ने`)
  const of = (party: Party) => (party === side ? 'आपका' : `${names[party]} का`)
  const phone = endedBy === 'user' || endedBy === 'astrologer' ? endedBy : null
  switch (reason) {
    case 'user_ended':
      return `${by('user')} समाप्त किया।`
    case 'astrologer_ended':
      return `${by('astrologer')} समाप्त किया।`
    case 'funds_exhausted':
      return 'अपने आप समाप्त हुआ: अलग रखी गई राशि ख़त्म हो गई।'
    case 'insufficient_funds':
      return side === 'astrologer'
        ? `शुरू नहीं हो सका: ${names.user} की ओर से भुगतान अब नहीं हो सकता था।`
        : 'शुरू नहीं हो सका: वॉलेट में पर्याप्त राशि नहीं थी।'
    case 'limit_reached':
      return `${side === 'user' ? 'आपकी' : 'ग्राहक की'} मासिक ख़र्च सीमा पूरी हो गई।`
    case 'no_answer':
      return phone ? `${by(phone)} फ़ोन नहीं उठाया।` : `${by('astrologer')} 45 सेकंड में जवाब नहीं दिया।`
    case 'rejected':
      return `${who('astrologer')} उस समय इसे नहीं ले सके।`
    case 'cancelled':
      if (endedBy === 'system') return `अपने आप रद्द हुआ: जवाब मिलने से पहले ${by('user')} प्रतीक्षा छोड़ दी।`
      return `जवाब मिलने से पहले ${by('user')} रद्द किया।`
    case 'busy':
      return phone ? `${of(phone)} फ़ोन व्यस्त था।` : `${who('astrologer')} व्यस्त थे।`
    case 'failed':
      return 'जुड़ नहीं सका।'
    case 'connection_lost':
      return phone ? `${of(phone)} कनेक्शन टूट गया: पेज बंद हुआ या बहुत देर तक कनेक्शन नहीं था।` : 'कनेक्शन टूट गया।'
    case 'admin_ended':
      return 'हमारी सहायता टीम ने समाप्त किया।'
    case 'account_closed':
      return 'समाप्त हुआ, क्योंकि एक खाता बंद हो गया।'
    case 'free_minutes_over':
      return 'मुफ़्त मिनट पूरे हो गए, और आगे के लिए किसी ने हाँ नहीं कहा। कोई शुल्क नहीं लिया गया।'
    default:
      return 'समाप्त हुआ।'
  }
}

/** End reason in two or three words, for the tables of one side. */
export function endLabelHindi(reason: EndReason, side: 'user' | 'astrologer'): string {
  return reason === `${side}_ended` ? 'आपने समाप्त किया' : endLabelsHindi[reason]
}

/** For other readers, such as admins. */
export const endLabelsHindi: Record<EndReason, string> = {
  user_ended: 'ग्राहक ने समाप्त किया',
  astrologer_ended: 'ज्योतिषी ने समाप्त किया',
  funds_exhausted: 'राशि ख़त्म',
  insufficient_funds: 'राशि कम',
  limit_reached: 'मासिक सीमा पूरी',
  no_answer: 'जवाब नहीं',
  rejected: 'नहीं लिया गया',
  cancelled: 'रद्द',
  busy: 'व्यस्त',
  failed: 'नहीं जुड़ा',
  connection_lost: 'कनेक्शन टूटा',
  admin_ended: 'सहायता टीम ने समाप्त किया',
  account_closed: 'खाता बंद',
  free_minutes_over: 'मुफ़्त मिनट पूरे',
}

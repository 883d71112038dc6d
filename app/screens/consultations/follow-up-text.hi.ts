// The one question after a consultation, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { followUpText as English } from './follow-up-text.ts'

export const followUpText: Translated<typeof English> = {
  title: 'एक और सवाल',
  lead: (name) => `आप ${name} को एक मुफ़्त संदेश भेज सकते हैं, और एक जवाब पा सकते हैं।`,
  until: 'अंतिम समय:',
  untilEnd: '।',
  label: (name) => `${name} को आपका संदेश`,
  hint: 'अधिकतम 1,000 अक्षर। इसका बिल नहीं बनता।',
  send: 'संदेश भेजें',
  sent: 'आपका संदेश भेज दिया गया है।',
  yours: 'आपका संदेश',
  theirs: (name) => `${name} का संदेश`,
  waiting: (name) => `${name} ने अभी जवाब नहीं दिया है। जवाब आने पर आपको बताया जाएगा।`,
  replyLead: 'आप एक बार जवाब दे सकते हैं। कोई बिल नहीं बनता।',
  replyLabel: (name) => `${name} को आपका जवाब`,
  reply: 'जवाब भेजें',
  replied: 'आपका जवाब भेज दिया गया है।',
  yourReply: 'आपका जवाब',
  theirReply: (name) => `${name} का जवाब`,
}

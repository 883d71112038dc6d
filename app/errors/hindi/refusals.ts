// Refusals of a consultation in Hindi, by code (workers/contract/consultations/room-refusals.ts).
import type { RoomRefusal } from '#workers/contract/consultations/room-refusals.ts'
import { HINDI_ERRORS } from './errors.ts'

export const HINDI_REFUSALS: Readonly<Record<RoomRefusal, string>> = {
  unreadable: 'इसे पढ़ा नहीं जा सका।',
  too_fast: 'बहुत तेज़। कृपया थोड़ा धीरे।',
  meter_stands: HINDI_ERRORS.meter_stands,
  session_not_begun: 'परामर्श अभी शुरू नहीं हुआ है।',
  session_over: 'परामर्श समाप्त हो चुका है।',
  control_signs: 'इस संदेश में ऐसे चिह्न हैं जो भेजे नहीं जा सकते।',
  message_id_taken: 'इसी पहचान का दूसरा संदेश पहले से है।',
  conversation_full: 'यह बातचीत भर गई है। कृपया इसे समाप्त करके दूसरी शुरू करें।',
  point_id_taken: 'इसी पहचान का दूसरा निशान पहले से है।',
  other_birth: 'अब दूसरा जन्म विवरण साझा है।',
  astrologer_asks_for_birth: 'जन्म विवरण केवल ज्योतिषी माँग सकते हैं।',
  astrologer_chooses_rules: 'नियम केवल ज्योतिषी चुनते हैं।',
  client_says_where: 'स्थान केवल ग्राहक बताते हैं।',
  too_many_points: 'एक परामर्श में इससे अधिक निशान नहीं रखे जाते।',
}

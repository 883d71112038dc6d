// Names in the tables of a day that no other page has, in Hindi: deities, and the yogas of Ananda.
import { namedTexts } from '#app/format/name-text.ts'
import { pairOf } from '#app/format/pair-of.ts'

/** Pairs of id and name, separated by spaces. An underscore in a name stands for a space. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `agni:अग्नि brahma:ब्रह्मा gauri:गौरी ganesha:गणेश naga:नाग kartikeya:कार्तिकेय surya:सूर्य shiva:शिव durga:दुर्गा yama:यम
  vishvedevas:विश्वेदेव vishnu:विष्णु kamadeva:कामदेव chandra:चंद्र pitris:पितर ashvini_kumaras:अश्विनी_कुमार soma:सोम rudra:रुद्र
  aditi:अदिति brihaspati:बृहस्पति sarpa:सर्प bhaga:भग aryaman:अर्यमा savitar:सविता tvashtar:त्वष्टा vayu:वायु
  indra_agni:इंद्र_और_अग्नि mitra:मित्र indra:इंद्र nirriti:निर्ऋति apas:जल vasus:वसु varuna:वरुण aja_ekapada:अज_एकपाद
  ahirbudhnya:अहिर्बुध्न्य pushan:पूषा ananda:आनंद kaladanda:कालदंड dhumra:धूम्र prajapati:प्रजापति saumya:सौम्य dhwanksha:ध्वांक्ष dhwaja:ध्वज
  shrivatsa:श्रीवत्स vajra:वज्र mudgara:मुद्गर chhatra:छत्र manasa:मानस padma:पद्म lumba:लुम्ब utpata:उत्पात
  mrityu:मृत्यु kana:काण siddhi:सिद्धि shubha:शुभ amrita:अमृत musala:मुसल gada:गद matanga:मातंग rakshasa:राक्षस
  chara:चर sthira:स्थिर pravardhamana:प्रवर्धमान`
    .split(/\s+/)
    .map(pairOf),
)

export const dayNameHindi = (id: string) => NAMES[id] ?? namedTexts.hi(id)

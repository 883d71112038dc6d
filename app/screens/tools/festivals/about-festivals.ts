// Descriptions of the festivals, a sentence or two each.
export const ABOUT_FESTIVALS: Readonly<Record<string, string>> = {
  lohri: 'The bonfire night of Punjab at the end of the coldest weeks, on the eve of Makar Sankranti.',
  makar_sankranti:
    'The Sun enters sidereal Capricorn. Sesame and jaggery are shared, rivers bathed in, kites flown; the date follows the Sun and hardly moves.',
  pongal: 'The harvest thanksgiving of the Tamils, named after the rice that boils over for the Sun.',
  vasant_panchami:
    'The fifth day of the bright half of Magha, for Saraswati: books and instruments are worshipped, and children write their first letters.',
  maha_shivaratri:
    'The great night of Shiva: a fast, and a vigil through the four watches of the night, with its height at midnight.',
  holika_dahan: 'The fire on the eve of Holi, lit after dusk on the full moon of Phalguna, once Bhadra is over.',
  holi: 'The festival of colours, on the day after the fire of Holika.',
  ugadi: 'New year in Telugu and Kannada homes, by the lunar calendar; the almanac of the year is read aloud.',
  gudi_padwa: 'New year in Maharashtra and Konkan: a gudi, a decked pole, is raised at the door.',
  chaitra_navratri:
    'Nine nights of the Goddess in spring, which end with Rama Navami. This is the day on which they begin.',
  rama_navami: 'The birth of Rama, kept at midday on the ninth of the bright half of Chaitra.',
  hanuman_jayanti:
    'The birth of Hanuman, on the full moon of Chaitra as the north keeps it; other regions have other days.',
  baisakhi: 'The solar new year of Punjab and a harvest festival; for Sikhs the day on which the Khalsa was founded.',
  vishu:
    'The solar new year of Kerala: the first sight of the morning is the vishukkani, an arrangement of gold, fruit and flowers.',
  akshaya_tritiya: 'The third of the bright half of Vaishakha, held to be good for beginnings all day long.',
  buddha_purnima:
    'The full moon of Vaishakha, on which the birth, the awakening and the death of the Buddha are remembered.',
  vat_savitri:
    'Married women fast and tie threads around a banyan, after Savitri, who won her husband back from death. This is the northern day, at the new moon.',
  rath_yatra: 'Jagannath, Balabhadra and Subhadra leave their temple at Puri on great chariots.',
  guru_purnima: 'The full moon of Ashadha, for teachers, and for Vyasa, who arranged the Vedas.',
  hariyali_teej: 'A monsoon festival of women for Parvati and Shiva, with swings and green clothes.',
  nag_panchami: 'Serpents are worshipped on the fifth of the bright half of Shravana.',
  raksha_bandhan:
    'Sisters tie a thread around their brothers’ wrists, on the full moon of Shravana and outside of Bhadra.',
  janmashtami:
    'The birth of Krishna at midnight, on the eighth of the dark half. Households and Vaishnavas may keep different days; this is the households’ day.',
  hartalika_teej: 'A fast of women for Parvati, on the day before Ganesh Chaturthi.',
  ganesh_chaturthi:
    'Ganesha comes into the house at midday on the fourth of the bright half of Bhadrapada, and stays for up to ten days.',
  onam: 'The harvest festival of Kerala and the yearly visit of King Mahabali, on the star Shravana (Thiruvonam).',
  anant_chaturdashi: 'The thread of Ananta is tied, and the images of Ganesha are given to the water.',
  pitru_paksha:
    'The fortnight of the ancestors, in which each family keeps the tithi of its dead. This is the day on which it begins.',
  sharad_navratri:
    'Nine nights of the Goddess in autumn, which end before Dussehra. This is the day on which they begin, with the setting of the pot.',
  durga_ashtami: 'The eighth of Navratri and the height of Durga Puja.',
  dussehra: 'Vijayadashami, the tenth day: Rama’s victory over Ravana, and Durga’s over Mahishasura.',
  sharad_purnima: 'The harvest full moon: rice pudding is left in its light overnight.',
  karwa_chauth: 'Wives fast for their husbands from before sunrise until the Moon is seen.',
  dhanteras: 'Two days before Diwali: lamps for Yama at dusk, and something new of metal for the house.',
  diwali: 'The festival of lights. Lakshmi is worshipped after dusk at the new moon, while lamps are lit everywhere.',
  govardhan_puja: 'The day after Diwali: a hill of food, for the hill that Krishna held over the cowherds.',
  bhai_dooj: 'Sisters mark their brothers’ foreheads and feed them, two days after Diwali.',
  chhath:
    'The fast of Bihar and its neighbours for the Sun, with offerings in the river at sunset and at the next sunrise. This is the evening’s day.',
  tulasi_vivah: 'The wedding of the basil plant and Vishnu, after which the season of weddings opens.',
  dev_deepavali: 'The Diwali of the gods on the full moon of Kartika: the ghats of Varanasi are covered with lamps.',
  guru_nanak_jayanti: 'The birth of Guru Nanak, the founder of the Sikh path, on the full moon of Kartika.',
}

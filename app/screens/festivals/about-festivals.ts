// Descriptions of the festivals, a sentence or two each.
import { texts } from '#app/language/texts.ts'

export const aboutFestivalTexts = texts<Readonly<Record<string, string>>>({
  en: {
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
  },
  hi: {
    lohri: 'सबसे ठंडे हफ़्तों के अंत में, मकर संक्रांति की पूर्व संध्या पर, पंजाब की अलाव वाली रात।',
    makar_sankranti:
      'सूर्य निरयन मकर राशि में प्रवेश करता है। तिल और गुड़ बाँटे जाते हैं, नदियों में स्नान होता है, पतंगें उड़ती हैं; तारीख़ सूर्य से चलती है और लगभग नहीं बदलती।',
    pongal: 'तमिलों का फ़सल का धन्यवाद पर्व, जिसका नाम सूर्य के लिए उफनते चावल पर पड़ा है।',
    vasant_panchami: 'माघ शुक्ल पंचमी, सरस्वती के लिए: पुस्तकों और वाद्यों की पूजा होती है, और बच्चे अपने पहले अक्षर लिखते हैं।',
    maha_shivaratri: 'शिव की महारात्रि: व्रत, और रात के चारों प्रहर का जागरण, जिसका शिखर मध्यरात्रि में होता है।',
    holika_dahan: 'होली की पूर्व संध्या की आग, फाल्गुन पूर्णिमा को सूर्यास्त के बाद, भद्रा बीत जाने पर जलाई जाती है।',
    holi: 'रंगों का त्योहार, होलिका दहन के अगले दिन।',
    ugadi: 'तेलुगु और कन्नड़ घरों में चांद्र कैलेंडर का नया वर्ष; वर्ष का पंचांग पढ़कर सुनाया जाता है।',
    gudi_padwa: 'महाराष्ट्र और कोंकण का नया वर्ष: दरवाज़े पर गुड़ी, सजी हुई लाठी, खड़ी की जाती है।',
    chaitra_navratri: 'वसंत में देवी की नौ रातें, जो राम नवमी पर समाप्त होती हैं। यह वह दिन है जब वे शुरू होती हैं।',
    rama_navami: 'राम का जन्म, चैत्र शुक्ल नवमी को मध्याह्न में मनाया जाता है।',
    hanuman_jayanti: 'हनुमान का जन्म, चैत्र पूर्णिमा को, जैसा उत्तर में मनाते हैं; दूसरे क्षेत्रों में दूसरे दिन हैं।',
    baisakhi: 'पंजाब का सौर नया वर्ष और फ़सल का त्योहार; सिखों के लिए वह दिन जब ख़ालसा की स्थापना हुई।',
    vishu: 'केरल का सौर नया वर्ष: सुबह की पहली नज़र विषुक्कणि पर पड़ती है, जो सोने, फल और फूलों की सजावट है।',
    akshaya_tritiya: 'वैशाख शुक्ल तृतीया, जो पूरे दिन शुरुआत के लिए शुभ मानी जाती है।',
    buddha_purnima: 'वैशाख पूर्णिमा, जिस पर बुद्ध के जन्म, बोध और देहत्याग को याद किया जाता है।',
    vat_savitri:
      'विवाहित स्त्रियाँ व्रत रखती हैं और बरगद पर धागा बाँधती हैं, सावित्री की याद में, जो अपने पति को मृत्यु से लौटा लाई थीं। यह उत्तर का दिन है, अमावस्या पर।',
    rath_yatra: 'जगन्नाथ, बलभद्र और सुभद्रा बड़े रथों पर पुरी के अपने मंदिर से निकलते हैं।',
    guru_purnima: 'आषाढ़ पूर्णिमा, गुरुओं के लिए, और व्यास के लिए, जिन्होंने वेदों को व्यवस्थित किया।',
    hariyali_teej: 'पार्वती और शिव के लिए स्त्रियों का सावन का त्योहार, झूलों और हरे वस्त्रों के साथ।',
    nag_panchami: 'श्रावण शुक्ल पंचमी को नागों की पूजा होती है।',
    raksha_bandhan: 'बहनें भाइयों की कलाई पर धागा बाँधती हैं, श्रावण पूर्णिमा को और भद्रा से बाहर।',
    janmashtami: 'कृष्ण का जन्म मध्यरात्रि में, कृष्ण पक्ष की अष्टमी को। गृहस्थ और वैष्णव अलग दिन रख सकते हैं; यह गृहस्थों का दिन है।',
    hartalika_teej: 'पार्वती के लिए स्त्रियों का व्रत, गणेश चतुर्थी से एक दिन पहले।',
    ganesh_chaturthi: 'भाद्रपद शुक्ल चतुर्थी को मध्याह्न में गणेश घर आते हैं, और दस दिन तक रहते हैं।',
    onam: 'केरल का फ़सल का त्योहार और राजा महाबली का वार्षिक आगमन, श्रवण (तिरुवोणम) नक्षत्र पर।',
    anant_chaturdashi: 'अनंत का धागा बाँधा जाता है, और गणेश की मूर्तियाँ जल में विसर्जित होती हैं।',
    pitru_paksha: 'पितरों का पखवाड़ा, जिसमें हर परिवार अपने दिवंगतों की तिथि रखता है। यह वह दिन है जब यह शुरू होता है।',
    sharad_navratri: 'शरद में देवी की नौ रातें, जो दशहरे से पहले समाप्त होती हैं। यह वह दिन है जब वे शुरू होती हैं, घट स्थापना के साथ।',
    durga_ashtami: 'नवरात्रि की अष्टमी और दुर्गा पूजा का शिखर।',
    dussehra: 'विजयादशमी, दसवाँ दिन: रावण पर राम की, और महिषासुर पर दुर्गा की विजय।',
    sharad_purnima: 'शरद की पूर्णिमा: खीर रात भर चाँदनी में रखी जाती है।',
    karwa_chauth: 'पत्नियाँ अपने पतियों के लिए सूर्योदय से पहले से चंद्रमा दिखने तक व्रत रखती हैं।',
    dhanteras: 'दीवाली से दो दिन पहले: सूर्यास्त के बाद यम के लिए दीप, और घर के लिए धातु की कोई नई चीज़।',
    diwali: 'दीपों का त्योहार। अमावस्या को सूर्यास्त के बाद लक्ष्मी की पूजा होती है, और हर ओर दीप जलते हैं।',
    govardhan_puja: 'दीवाली के अगले दिन: अन्न का पहाड़, उस पर्वत के लिए जिसे कृष्ण ने ग्वालों के ऊपर उठाया था।',
    bhai_dooj: 'बहनें भाइयों के माथे पर तिलक लगाती हैं और उन्हें खिलाती हैं, दीवाली के दो दिन बाद।',
    chhath: 'बिहार और उसके पड़ोस का सूर्य के लिए व्रत, सूर्यास्त और अगले सूर्योदय पर नदी में अर्घ्य के साथ। यह शाम वाला दिन है।',
    tulasi_vivah: 'तुलसी और विष्णु का विवाह, जिसके बाद विवाहों का समय खुलता है।',
    dev_deepavali: 'कार्तिक पूर्णिमा को देवताओं की दीवाली: वाराणसी के घाट दीपों से ढक जाते हैं।',
    guru_nanak_jayanti: 'सिख पंथ के संस्थापक गुरु नानक का जन्म, कार्तिक पूर्णिमा को।',
  },
})

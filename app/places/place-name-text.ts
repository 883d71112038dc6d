// The name of a place in sentences of the server. Fields and URLs use the gazetteer's names.
import { texts } from '#app/language/texts.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'

/** By id without "-india". */
const INDIA = `
mumbai-maharashtra मुंबई;delhi-delhi दिल्ली;new-delhi-delhi नई दिल्ली;bengaluru-karnataka बेंगलुरु;kolkata-west-bengal कोलकाता;
chennai-tamil-nadu चेन्नई;ahmedabad-gujarat अहमदाबाद;hyderabad-telangana हैदराबाद;pune-maharashtra पुणे;surat-gujarat सूरत;
kanpur-uttar-pradesh कानपुर;jaipur-rajasthan जयपुर;navi-mumbai-maharashtra नवी मुंबई;lucknow-uttar-pradesh लखनऊ;
nagpur-maharashtra नागपुर;indore-madhya-pradesh इंदौर;patna-bihar पटना;bhopal-madhya-pradesh भोपाल;ludhiana-punjab लुधियाना;
agra-uttar-pradesh आगरा;vadodara-gujarat वडोदरा;nashik-maharashtra नासिक;thane-maharashtra ठाणे;meerut-uttar-pradesh मेरठ;
faridabad-haryana फ़रीदाबाद;ghaziabad-uttar-pradesh ग़ाज़ियाबाद;rajkot-gujarat राजकोट;varanasi-uttar-pradesh वाराणसी;
amritsar-punjab अमृतसर;prayagraj-uttar-pradesh प्रयागराज;visakhapatnam-andhra-pradesh विशाखापत्तनम;jabalpur-madhya-pradesh जबलपुर;
howrah-west-bengal हावड़ा;srinagar-jammu-and-kashmir श्रीनगर;chandigarh-chandigarh चंडीगढ़;coimbatore-tamil-nadu कोयंबटूर;
jodhpur-rajasthan जोधपुर;madurai-tamil-nadu मदुरै;guwahati-assam गुवाहाटी;gwalior-madhya-pradesh ग्वालियर;
vijayawada-andhra-pradesh विजयवाड़ा;mysuru-karnataka मैसूरु;ranchi-jharkhand राँची;hubballi-karnataka हुबली;jalandhar-punjab जालंधर;
thiruvananthapuram-kerala तिरुवनंतपुरम;salem-tamil-nadu सेलम;tiruchirappalli-tamil-nadu तिरुचिरापल्ली;kota-rajasthan कोटा;
bhubaneswar-odisha भुवनेश्वर;aligarh-uttar-pradesh अलीगढ़;bareilly-uttar-pradesh बरेली;moradabad-uttar-pradesh मुरादाबाद;
raipur-chhattisgarh रायपुर;gorakhpur-uttar-pradesh गोरखपुर;bhilai-chhattisgarh भिलाई;jamshedpur-jharkhand जमशेदपुर;kochi-kerala कोच्चि;
amravati-maharashtra अमरावती;cuttack-odisha कटक;bikaner-rajasthan बीकानेर;warangal-telangana वारंगल;bhavnagar-gujarat भावनगर;
rourkela-odisha राउरकेला;dehradun-uttarakhand देहरादून;durgapur-west-bengal दुर्गापुर;ajmer-rajasthan अजमेर;kolhapur-maharashtra कोल्हापुर;
siliguri-west-bengal सिलीगुड़ी;asansol-west-bengal आसनसोल;jamnagar-gujarat जामनगर;saharanpur-uttar-pradesh सहारनपुर;
jammu-jammu-and-kashmir जम्मू;ujjain-madhya-pradesh उज्जैन;kozhikode-kerala कोझिकोड;jalgaon-maharashtra जलगाँव;akola-maharashtra अकोला;
belagavi-karnataka बेलगावी;gaya-bihar गया;udaipur-rajasthan उदयपुर;korba-chhattisgarh कोरबा;mangaluru-karnataka मंगलुरु;
jhansi-uttar-pradesh झाँसी;tiruppur-tamil-nadu तिरुप्पुर;kollam-kerala कोल्लम;bhagalpur-bihar भागलपुर;muzaffarnagar-uttar-pradesh मुज़फ़्फ़रनगर;
latur-maharashtra लातूर;muzaffarpur-bihar मुज़फ़्फ़रपुर;mathura-uttar-pradesh मथुरा;patiala-punjab पटियाला;bhilwara-rajasthan भीलवाड़ा;
thrissur-kerala त्रिशूर;rohtak-haryana रोहतक;firozabad-uttar-pradesh फ़िरोज़ाबाद;hisar-haryana हिसार;rampur-uttar-pradesh रामपुर;
noida-uttar-pradesh नोएडा;greater-noida-uttar-pradesh ग्रेटर नोएडा`
const ABROAD = `
london-england-united-kingdom लंदन;new-york-city-new-york-united-states न्यूयॉर्क;chicago-illinois-united-states शिकागो;
dubai-dubai-united-arab-emirates दुबई;singapore-singapore सिंगापुर;toronto-ontario-canada टोरंटो;sydney-new-south-wales-australia सिडनी;
kathmandu-bagmati-province-nepal काठमांडू`
const pairsOf = (list: string, country: string) =>
  list
    .trim()
    .split(/;\s*/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')) + country, pair.slice(pair.indexOf(' ') + 1)])
const NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairsOf(INDIA, '-india'),
  ...pairsOf(ABROAD, ''),
])

export const nameOfPlaceTexts = texts({
  en: ({ name }: Place) => name,
  hi: ({ id, name }: Place) => NAMES[id] ?? name,
})
export const labelOfPlaceTexts = texts({
  en: (place: Place) => placeLabel(place),
  hi: (place: Place) => NAMES[place.id] ?? placeLabel(place),
})

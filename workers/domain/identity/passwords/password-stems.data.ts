// Words that commonly have digits and symbols around them, and common passwords of India in Devanagari. Compiled for this list.
export const STEMS: ReadonlySet<string> = new Set(
  'abc abcd abcde abcdef admin administrator asdf asdfg change changeme default demo guest hello iloveu login love manager master my mypass mypassword new office pass passcode passwd pwd qaz qwe qwer qwert root secret student super sys system temp test testing user welcome work xyz zxc zxcv ganpatibappa ganpatibappamorya modi msd narendramodi omnamonarayana'.split(
    ' ',
  ),
)

export const DEVANAGARI: ReadonlySet<string> = new Set(
  'पासवर्ड कृष्ण कृष्णा श्रीकृष्ण जयश्रीकृष्ण जयश्रीकृष्णा हरेकृष्ण हरेकृष्णा राधाकृष्ण राधेकृष्ण राधा राधे राधेराधे राधेश्याम श्याम राम श्रीराम जयश्रीराम जयसियाराम सीताराम जयसीताराम सियाराम हरेराम शिव शिवशंकर शंकर भोले भोलेनाथ बमबमभोले महादेव हरहरमहादेव महाकाल जयमहाकाल ओमनमःशिवाय ॐनमःशिवाय नमःशिवाय ॐ ओम ॐसाईराम ओमसाईराम साईराम साईबाबा जयसाईराम हनुमान जयहनुमान बजरंगबली जयबजरंगबली गणेश जयगणेश गणपति गणपतिबप्पा गणपतीबाप्पामोरया दुर्गा जयमातादी माता मातारानी जयमातारानी लक्ष्मी सरस्वती काली गायत्री विष्णु नारायण गोविंद गोविन्द गोपाल वाहेगुरु जयहिंद जयहिन्द भारत इंडिया हिंदुस्तान हिन्दुस्तान भारतमाता भारतमाताकीजय वंदेमातरम मेराभारत मेराभारतमहान मुंबई दिल्ली नमस्ते नमस्कार मम्मी पापा मम्मीपापा मम्मापापा माँ मां मेरीमाँ प्यार मेरीजान जान जानू दिल दोस्त क्रिकेट सचिन धोनी कोहली विराट'.split(
    ' ',
  ),
)

// Hindi sentences of what the books consider in a question's chart.
import type { PrashnaRule } from '../../prashna/prashna.ts'

/** The Hindi sentence of each rule of a question’s chart. */
export const PRASHNA_FINDINGS: Readonly<Record<PrashnaRule, string>> = {
  lords_come_together: 'लग्न और विषय के स्वामी पास आ रहे हैं (इत्थशाल)।',
  lords_part: 'लग्न और विषय के स्वामी एक-दूसरे से दूर हो रहे हैं (ईसराफ)।',
  light_is_carried: 'तीसरा ग्रह एक स्वामी का प्रकाश दूसरे तक ले जाता है (नक्त, यमया)।',
  one_lord: 'लग्न और विषय का स्वामी एक ही है।',
  lord_in_the_house: 'दोनों स्वामियों में से एक दूसरे के भाव में है।',
  moon_comes_to_a_lord: 'चंद्रमा दोनों भावों के किसी स्वामी के पास आ रहा है।',
  benefics_in_angles: 'शुभ ग्रह केंद्र में हैं।',
  malefics_in_angles: 'पाप ग्रह केंद्र में हैं।',
  rises_head_first: 'उदय होती राशि शीर्षोदय है।',
  rises_feet_first: 'उदय होती राशि पृष्ठोदय है।',
}

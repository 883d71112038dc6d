// Words that no text of the engine may contain.
/** Words that frighten or promise what nobody can know. */
export const FORBIDDEN_WORDS =
  /\b(death|dies?|dying|fatal|disease|illness|sick|cancer|surgery|accident|divorce|widow|doom|curse|evil|disaster|ruin|suffer|danger|misfortune|inauspicious|malefic)/i

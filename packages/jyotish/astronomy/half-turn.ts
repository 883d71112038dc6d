// sin πr and cos πr for |r| ≤ ½ by Chebyshev polynomials in r², much faster than Math.sin and Math.cos. With them, cos
// 2πr = 1 − 2 sin² πr and sin 2πr = 2 sin πr cos πr for any angle without its whole turns.

type Four = readonly [number, number, number, number]
type Six = readonly [number, number, number, number, number, number]

/** sin πr = r·(S0 + S1·r² + …): error below 1.4e-11. */
export const SIN_TURN: Six = [
  3.1415926532428893, -5.167712741152486, 2.5501627931731217, -0.5992473907478961, 0.08203117350447169,
  -0.0070004179655325065,
]
/** cos πr = C0 + C1·r² + …: error below 2.3e-10. */
export const COS_TURN: Six = [
  0.9999999997799042, -4.934802137078826, 4.058709159556339, -1.3352120030506751, 0.23493731381706867,
  -0.02439632435141386,
]
/** The sine with four terms: error below 6e-7. */
export const SIN_TURN_COARSE: Four = [3.1415819754739878, -5.167141301816218, 2.5418870668543927, -0.5546088516989132]
/** The cosine with four terms: error below 7e-6. */
export const COS_TURN_COARSE: Four = [0.9999932488527383, -4.933934668076297, 4.041248101995609, -1.2220317625320376]

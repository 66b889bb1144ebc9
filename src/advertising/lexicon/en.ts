import { phrases, placesOf } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

const client = '(?:cases|matters|clients|appeals|homes|families|homeowners|foreclosures|verdicts|trials)';
const lawyer = '(?:attorneys?|lawyers?|law firms?|firms?|counsel|advocates?|legal teams?|teams?)';
const good = `(?:${lawyer}|defen[sc]e|representation|results?|outcomes?|services?|settlements?|legal help|choice)`;
const lender = '(?:lender|servicer|bank|mortgage company)';

const debt =
  '(?:loans?|debts?|mortgages?|promissory notes?|notes?|leases?|rent|lines? of credit|obligations?)';
const its = '(?:an?|the|your|his|her|their|its|this|that|such|any|each|another|someone|somebody)';
const ourselves = `(?<!(?:we|we'll|i|us|our|my|firm|lawyers?|attorneys?) (?:@ ){0,2})`;
/** "Your loan" is a debt, "your loan modification" and "your loan will" are hopes. */
const noMore = `(?= ?(?:$|[.,:?!)"]|(?:for|of|to|by|from|with|in|as|when|while|if|and|or|who|which|on|at|personally|together) ))`;

export const en: Lexicon = {
  topics: {
    guarantee: phrases`
      (?<!(?:loan|lease|seller|lender|bank|employer|law|constitution|government|statute) )guarantee(?:d|s|ing)? ; we guaranty ; we promise ; our promise
      (?:rest )?assured (?:of )?(?:an? )?(?:win|success|victory|results?|outcome)
      we(?:'ll| will|'re going to| are going to) (?:always |definitely |certainly )?(?:win|stop|save|beat|defeat|get you|get your case|keep (?:you in )?your home|make them pay|erase|eliminate|cut your)
      you(?:r (?:home|house|property))? will (?:win|be saved|be safe|not lose|keep your (?:home|house)|get (?:your )?(?:money|compensation|paid))
      you'll (?:win|keep your (?:home|house)|never lose|pay less tax) ; (?:you )?can(?:'t|not) lose
      always wins? ; never been (?:beaten|defeated) ; (?:never|not) (?:once )?los(?:e|es|t) a (?:case|client|trial|home) ; never lose
      wins? every (?:case|time|appeal)
      100 ?(?:%|percent) (?:success~|win~|satisf~|guarant~|certain~|sure|of (?:our|the) (?:cases|clients|appeals))
      (?:certain|sure|bound) to (?:win|succeed|get) ; (?:success|victory|approval) is (?:certain|assured) ; as good as (?:won|approved) ; sure thing ; risk free
      we (?:get|deliver) results ; we win (?:cases|big) ; no risk to you ; foolproof ; bulletproof
    `,
    comparison: phrases`
      (?:the |['’]s |your |our )?(?:very )?(?:best|top|leading|finest|greatest|strongest|toughest) (?:@ ){0,3}?${lawyer}
      (?:the |your )best (?:possible )?${good} ; we are (?:simply )?the best ; you deserve the best ; best in class
      the best in (?:the )?(?:state|business|city|county|florida|colorado|town|orlando|denver|miami)
      top (?:rated|ranked|tier|notch) ; number one
      (?:the )?(?:no\.? ?|\x23 ?)1 (?:law|rated|foreclosure|injury|immigration|probate|tax|in)
      (?:leading|premier|foremost|renowned|elite|prominent|distinguished|finest) (?:@ )?(?:${lawyer}|practice)
      favou?rite (?:@ ){0,2}${lawyer} ; fastest (?:@ )?(?:${lawyer}|probate|results?)
      (?:nobody|no one|no (?:other )?firm) (?:@ ){0,6}(?:better|harder|faster) than (?:we|us|our)
      highly (?:rated|regarded|acclaimed) ; (?:exceptional|outstanding) (?:@ )?${good} ; five star ; super lawyers?
      premier ; unmatched ; unrivall?ed ; unparalleled ; unbeatable ; second to none ; award winning
      context class ; most (?:experienced|trusted|respected|successful|affordable|powerful|skilled|effective)
      aggressive(?:ly)? ; superior(?! court) ; trusted (?:@ )?(?:${lawyer}|advis[eo]rs?|by|name|choice)
      better than (?:any |all |the |most )?(?:other|rest|competition|competitors|${lawyer})
      unlike (?:other|most) ${lawyer} ; like no other ${lawyer} ; lowest (?:fees?|prices?|rates?) ; cheapest
      pit ?bulls? ; bulldogs? ; powerhouse ; go to (?:law firm|firm|attorney|lawyer)s?
    `,
    specialist: phrases`
      (?<!(?:medical|outside|independent|court|engineering|appointed|other|valuation|forensic|their) )experts?(?! (?:witness|report|opinion|testimony|evidence|affidavit|fee))
      expertise ; gurus? ; (?:is|as) an authority on ; (?<!(?:loss mitigation|bank) )specialists? ; speciali[sz]e[ds]? ; speciali[sz]ing
      speciali?ty (?:is|area|practice) ; our special(?:i?ty|i?ties)
      masters? of (?:foreclosure|probate|immigration|tax)
    `,
    certified: phrases`
      board certified ; certified (?:@ ){0,3}(?:attorney|lawyer|specialist|expert)s?
      certified (?:in|by) (?:@ ){0,5}(?:law|bar) ; certified as an? (?:specialist|expert)
    `,
    referral: phrases`
      (?<!asks? us to )refer(?:s|red|ring)? (?:you|your (?:case|matter)|it|them|clients|the (?:case|matter)) (?:@ ){0,4}(?:attorneys?|lawyers?|counsel|colleagues?|law firms?|firms?)
      referrals? (?:@ ){0,4}(?:attorneys?|lawyers?|counsel|state) ; (?:attorney|lawyer)s? referral(?! service)
      co ?counsel (?:@ ){0,3}(?:will|may|handles) ; request a referral
      send your (?:case|matter) to (?:@ ){0,3}(?:attorney|lawyer|firm)s?
    `,
    contingent: phrases`
      no (?:recovery|win|recuperation)[,:—–\s]+no (?:attorney(?:'?s)? )?fees?
      no (?:(?:legal|attorney|attorney's|lawyer's) )?fees?,? (?:unless|if|until|without) ; unless (?:we|you) (?:win|recover|collect)
      until (?:we|you) (?:win|recover)
      only (?:pay|charges?|get paid|paid|collect) (?:@ ){0,2}(?:if|when) (?:we|you) (?:win|recover)
      pay (?:us )?nothing (?:unless|until|if|up ?front) ; (?:you )?owe (?:us )?nothing (?:unless|until|if)
      if we (?:don't|do not) (?:win|recover),? (?:you|there) ; no up ?front (?:fees?|costs?|payments?)
      no out of pocket (?:fees?|costs?) ; no win no fee ; free unless
    `,
    results: phrases`
      #\+ (?:@ ){0,3}${client} ; (?:over|more than|nearly|almost) # (?:@ ){0,3}${client}
      (?:won|saved|helped|handled|defended|represented|resolved|lowered|stopped|recovered for) (?:@ ){0,4}(?:hundreds|thousands|dozens|#)\+? (?:of )?(?:@ ){0,3}${client}
      (?:hundreds|thousands|dozens) of (?:@ ){0,2}(?:satisfied|happy|successful) (?:@ )?${client}
      out of (?:ten|#) (?:of )?(?:our |the )?${client} ; ${client} (?:won|saved|defended|handled) ; (?:success|win|winning) rates? ; track record
      proven (?:results?|record|success|winners?) ; record of success
      (?:won|recovered|saved|secured|obtained|collected|awarded|negotiated) (?:@ ){0,5}(?:\$ ?#|millions?)
      \$ ?#(?: (?:million|thousand|k))?\+? (?:@ ){0,2}(?:verdict|settlement|recovery|recovered|award)
      millions (?:recovered|won|saved)
      (?:reduction|reduced|cut|lowered|lower|came down|dropped|fell) (?:@ ){0,5}# ?(?:%|percent)
      # ?(?:%|percent) (?:reduction|lower|off your (?:tax|value|bill)|of (?:our|the) (?:cases|clients|appeals|petitions|clients'))
      we(?:'ve| have)? won ; (?:cases|appeals|trials) won ; our (?:past )?results
      past (?:results|successes|victories)(?![^.:]{0,40} (?:do not|does not|don't|did not|cannot|never|are no|may not)) ; undefeated
    `,
    average: phrases`
      average (?:@ ){0,4}(?:settlement|verdict|award|recovery|compensation|payout|payment)s?
      (?:settlement|award|verdict)s? (?:@ ){0,2}averages?
      typical (?:@ ){0,2}(?:settlement|award|payout|verdict)s? ; (?:case|claim) is (?:@ )?worth \$ ?#
    `,
    span: /\b\d+(?:\s?[-–]\s?|\s(?:to|and)\s)\d+[\s-](?:days?|weeks?|months?|years?)\b/gu,
    alwaysOpen: phrases`
      24 ?/ ?7 ; 24 hours a day ; we(?:'re| are) always (?:available|reachable|open|there) ; (?:a)?round the clock ; day (?:or|and) night ; at any hour
    `,
    noExtension: phrases`
      can(?: ?not|'t) be extended ; no extensions? ; strict deadline ; deadline is (?:strict|absolute|final)
    `,
    program: phrases`
      uniting for ukraine ; u4u ; temporary protected status ; tps ; humanitarian parole
    `,
    fear: phrases`
      before it(?:'s| is) too late ; lose everything ; don't lose your (?:home|house) ; you will lose
      nightmare ; desperate ; last chance ; act (?:now|fast) ; hurry ; spots? (?:are )?left ; time is running out ; kicked out ; on the street ; deported tomorrow
      your family will suffer
    `,
    inducement: phrases`
      gift cards? ; gift certificates? ; raffles? ; sweepstakes? ; prizes?
      win an? (?!(?:case|appeal|motion|trial|hearing|judgment|lawsuit|delay))@
      free (?:gifts?|tablets?|i?phones?|tickets?|dinners?|tv|cruise) ; cash (?:bonus|reward|back|prize)
      giveaways? ; lottery ; referral (?:bonus|fee paid) ; refer (?:a|your) (?:friend|neighbor|relative)s? ; reward for (?:hiring|referring)
      lucky draw
    `,
    lenderSilence: phrases`
      (?:stop|quit) (?:paying|making|sending) (?:@ ){0,3}(?:mortgage|${lender}|loan|payments?)
      (?:do not|don't|never|stop|avoid|no need to) (?:contact~|talk~(?: to)?|speak~(?: to| with)?|call~|communicat~ with|answer~|writ~ to) (?:@ ){0,2}${lender}
      (?:no need to|skip|not) pay (?:@ ){0,2}mortgage ; government (?:approved|affiliated|endorsed|sponsored|authorized|backed(?! (?:loan|mortgage)s?))(?! (?:housing )?(?:counsel|agenc))
      (?<!(?:counsell?or|counseling agency|agencies|agency|nonprofit)s?,? (?:(?:who|that) (?:is|are) )?)(?:approved|endorsed) by (?:the )?(?:hud|government|federal|state)
      affiliated with (?:the )?(?:government|hud|your lender) ; hud approved (?:@ ){0,2}(?:program|${lawyer})s?
      we (?:work|partner) (?:@ )?with (?:the )?(?:federal |state )?government ; (?<=(?:^|[.!?:] |just |simply |can ))ignore (?:@ ){0,3}${lender}
    `,
    delay: phrases`
      delay & (?:@) ; delay and negotiate ; delay (?:the|your|a) (?:foreclosure|sale|case|eviction)
      (?:buy|gain|win) (?:you )?(?:more )?time ; stall (?:the|your) (?:@) ; drag (?:it|the case) out
    `,
    notario: phrases`
      notarios?(?: p[uú]blicos?)? ; immigration (?:consultants?|specialists?|experts?)
      visa (?:consultants?|specialists?) ; immigration (?:agents?|notary|notaries)
    `,
    free: phrases`
      free (?:@ ){0,3}(?:consultations?|consults?|evaluations?|case reviews?|first talk|assessment)
      (?:consultation|evaluation) (?:@ ){0,3}(?:is free|free of charge|at no (?:cost|charge))
      at no charge for the first consultation ; no (?:charge|cost|obligation) (?:consultation|evaluation)
    `,
    bankruptcy: phrases`
      (?:fil(?:e|ing)|handl(?:e|ing)|help (?:you )?with|declar(?:e|ing)) (?:@ ){0,3}bankruptcy
      bankruptcy (?:attorneys?|lawyers?|filings?|petitions?|services?|help|protection|relief|law|practice)
      chapter (?:7|13|11) (?:bankruptcy|cases?|filings?|petitions?|relief)
    `,
    combined:
      /\byears\b[^.!?]{0,60}\bcombined\b|\bcombined\b[^.!?]{0,60}\b(?:years|experience)\b|\byears of (?:legal |law )?experience together\b|\btogether,? (?:more than |over )?\d+ years\b/gu,
    unfinished: phrases`
      lorem ipsum ; todo ; tbd ; tba ; fixme ; xxx+ ; insert (?:@ ){0,2}here ; coming soon text
      to be replaced
    `,
  },
  certifiedDisclosure: /Colorado does not certify/i,
  referralSaid:
    /(?:will|can|may) refer (?:you|it|them) to an? (?:\w+ ){0,2}(?:lawyer|attorney)[^.!?]*(?:licensed|there|that state|your state)|referral to an? (?:lawyer|attorney) (?:who is )?(?:licensed|there)/i,
  costsSaid:
    /(?:responsible|liable) for (?:\w+ ){0,4}(?:costs|expenses)|owe no (?:costs|expenses)|costs (?:and expenses )?(?:of the case )?(?:are|may be|remain) (?:yours|the client)/i,
  priceScope:
    /\b(?:separate|not (?:included|covered)|does not (?:include|cover)|covers? (?:the consultation|only)|extra\b|in addition|not legal representation|additional|not part of)/i,
  spanQualified: /\b(?:typical|usual|your case may|may be (?:shorter|longer)|not a promise|varies|depend)/i,
  warning:
    /\bnot an? (?:\w+ )?(?:lawyer|attorney)|\b(?:may not|must not|do not|don't|cannot|can't|never) (?:give|practice|choose|represent|advise|speak|pay|trust|sign|hire|rely)|\bonly (?:\w+ ){0,2}(?:lawyer|attorney)|\b(?:beware|fraud|scams?|unlicensed|avoid|illegal|pretend|warn)|\bbe careful/i,
  management: /\bmanage\w*/i,
  law: /\bin (?:the practice of )?law\b|\blaw practice\b|\bpracticing law\b/i,
  office: /\b[Oo]ur ((?:[A-Z][\p{L}.'-]+ ){1,3})(?:County )?(?:law )?office\b/gu,
  licensed: placesOf({
    claim:
      '\\b(?:[Ll]icensed|(?:[Ll]icensed|[Aa]dmitted|[Pp]ractic\\w+|[Mm]ember) (?:\\w+ ){0,2}(?:in|of|to))',
    and: 'and|or',
    before: 'all|both|the|in|of|state|courts?|bar',
  }),
  denial: {
    words: phrases`
      not ; never ; cannot ; (?:ca|do|does|did|is|are|wo|would|should)n't ; nobody ; none ; neither ; nor ; no (?:@ )?$ ; no (?:@ ){1,2}(?:is|are|can be) $
      no (?:(?:@|# ?%?) ){0,2}?(?:one|(?:lawyer|attorney|firm|court|judge|person|law|rule|case|result|outcome|promise|guarantee|claim|assurance)s?)
      nothing (?:here|(?:on|in) this|we say|you read) ; without (?:any |an? |the |giving |making )?$
      (?:rather than|instead of) (?:@ ){0,2}$ ; (?:unable|impossible|refuse[sd]?) to $
      forbid(?:s|den)? ; prohibit(?:s|ed)? ; beware ; be (?:careful|wary) ; avoid (?:say|claim|promis)~
      (?:anyone|anybody|someone|somebody|people|those|companies) (?:who|that)(?: (?:promis|say|claim|offer|tell|charg|ask)~| $)
      avoid (?:any |an? |the )?(?:$|anyone|people|those|companies|firms|services|websites|promises)
    `,
    empty: phrases`
      (?:no|without(?: any?)?|beyond(?: any?)?) (?:doubts?|questions?|hesitation|exceptions?|delays?|fail|matter|wonder)
      no other ; (?:nobody|no one) (?:else|does|beats) ; no (?:better|need) ; no @ is (?:ever )?too
      not (?:only|just|merely|alone|afraid) ; why not
      (?:do not|don't|never|cannot|can't) (?:(?:have|need) to )?(?:wait|worry|hesitate|delay|panic|despair|settle|miss|forget|quit|rest|give up|back down|go wrong|look (?:any )?further|lose (?:hope|heart|time))
    `,
    turns: phrases`
      but ; because ; yet ; until ; (?<!rather )than ; and (?:we|our|you|your|they|the|always|get)
    `,
    goesOn: phrases`
      (?:and |or |nor )?(?:can|could|may|might|will|would|should|must|is|are|guarantees?|promises?|predicts?|claims?|says?)
      (?:or )?that(?! we (?:guarantee|promise)) ; who ; which ; whether ; or(?! (?:we|our|you)) ; (?:the |an? )?@ or ; ["«]@
    `,
  },
  ofDebt: phrases`
    ${ourselves}guarantee(?:s|ing)? (?:of |for )?(?:${its} ){1,2}(?:@ )?${debt}${noMore}
    ${ourselves}(?<!(?:is|are|was|were|be|been|being|gets?) (?:@ )?)guaranteed (?:${its} ){1,2}(?:@ )?${debt}${noMore}
    ${debt} (?:that )?(?:you|he|she|they|(?:an?|the|your) @) (?:have |has |had |once |personally )?guaranteed
    ${debt} (?:(?:that|which|is|was|are|were|be|been|may|personally) ){0,3}guaranteed by (?!(?:us|our|this|the firm) )@
    (?<!(?:our|my) (?:@ )?|(?:we|i|firm|lawyers?|attorneys?) (?:give|offer|make|provide)s? (?:@ ){0,2})personal guarantees? ; ${ourselves}personally guarantee[ds]? ; ${ourselves}sign(?:s|ed|ing)? ${its} (?:@ )?guarantee
    (?:bank|seller|lender|landlord|employer|builder|insurer|manufacturer)['’]?s?['’]? guarantees?
    guarantees? (?:of|by|from) (?:the |an? |your )?(?:bank|seller|lender|landlord|employer|builder|insurer|manufacturer)s?
    guaranteed (?:to (?:you|everyone) )?(?:by|under|in) (?:the )?(?:@ ){0,2}(?:law|statutes?|constitution|amendment)
  `,
};

import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  we: `we we'll we're we've our ours us ourselves firm firm's here`,
  lawyer: 'lawyer* attorney* counsel litigator* advocate* paralegal* staff team office',
  you: `you you'll you're you've your yours yourself`,
  client: 'client* homeowner* owner* customer* caller* driver* resident* people families',
  bank: "bank banks bank's lender* servicer* insurer* insurance creditor* landlord* seller* plaintiff* opponent* collector* mortgage_company loan_officer borrower* tenant* broker* realtor* adversar* other_side opposing_*",
  court:
    'court* judge* jury clerk* board* magistrate* sheriff* tribunal* appraiser* officer* consulate* referee* commissioner*',
  office:
    'county* state* agency agencies government* federal department* hud treasury governor* police bureau* irs uscis public_official* officials national washington ministry collector',
  law: 'statute* law laws rule rules section* constitution* code regulation* act_of chapter',
  helper:
    'notar* consultant* adviser* advisor* preparer* counselor* helper* assistant* document_specialist* immigration_agent* visa_agent* licenciado',
  other:
    'other others another competitor* competition anyone anybody someone somebody company companies stranger* person friend neighbor* scammer* impostor* whoever party',
  nobody: "nobody no_one none no_lawyer no_attorney nobody's no_firm",
  i: `i i'd i'm i've me my mine myself`,
  they: "they them their he she his her him they're theirs",
  family: 'family child* kid kids wife husband mother father son daughter loved_ones parents marriage widow',
  promise:
    'guarant* promis* assur* ensure* vow* swear* pledge* certain* definitely surely sure doubt* count_on bank_on word absolutely undoubtedly inevitab* relax worry bound stake faith trust_us rely matter_of_time foregone without_fail',
  win: 'win wins won winn* winner* victor* prevail* succeed* success* triumph* beat beats beating defeat* dismiss* thrown_out crush* overturn* vindicat* unbeaten undefeated ahead in_your_favor',
  save: 'save saves saved saving* rescu* protect* safe safely stop stops stopped stopping halt* block* prevent* keep keeps kept stay stays stayed remain* shield* secure* spare*',
  lose: 'lose loses losing lost loss losses fail* defeated forfeit*',
  get: 'get gets got getting obtain* recover* receiv* bring brings brought collect* award* land lands compensat* settle settles settled settlement*',
  lower: 'lower lowers lowered reduc* cut cuts slash* drop drops dropped half down shrink* savings discount*',
  force:
    'force* make_them make_the back_down give_in surrender* cave* yield* bow bows fold folds pressure* drown* bury*',
  fix: 'fix fixes fixed solv* resolv* eras* wipe* eliminat* turn_around turned problem* trouble*',
  approve: 'approv* grant* sign_our accept* qualif* authoriz* endors* licens* recogni* accredit* certif*',
  deny: 'den* refus* reject*',
  pay: 'pay pays paying paid repay* owe owes owed owing bill bills billed invoice* charge* charges charged',
  money:
    'money dollar* cash cent cents dime penny wallet pocket* check checks million* thousand_dollars buck bucks figures funds tax taxes refund*',
  fee: 'fee fees cost costs expense* price* payment*',
  nothing: 'nothing zero free none no_charge no_bill not_a_cent for_free without_spending',
  share: 'third quarter slice contingen* share percentage',
  number: 'hundred* thousand* dozen* one_of two_of nine_in ten decade* years many',
  percent: 'percent rate rates ratio average* median',
  when: 'if when once unless until whenever only till after otherwise whether',
  neg: `not no never can't cannot don't doesn't didn't won't isn't aren't wasn't neither nor without couldn't wouldn't shouldn't`,
  absolute:
    'always every all any whatever ever forever period everything anything entire completely simply matter_what each anywhere everywhere perfect* last_detail',
  hedge:
    'may might can could try tries tried depend* some often usually sometimes about typically perhaps possible possibly chance likely generally',
  duty: 'must should need needs required shall has_to have_to',
  future: `will we'll you'll going_to soon`,
  best: 'best top finest lead leading greatest first number_one strong* elite premier unmatched unrival* unbeat* unequal* unparallel* legend* world-class world_class renown* celebrat* famous outstanding exceptional extraordinary superb brilliant* ultimate supreme foremost superior* favorite trusted most_trusted five_star* award* powerhouse heavyweight top-tier top_tier standard name league class prestig* champion* rated ranked voted',
  fierce:
    'aggressi* ruthless* fearless* relentless* fight* fought fierce* tough* bulldog* shark* hard hits tremble* dread* fear_us afraid_of feared bold* battle* warrior*',
  than: 'than unlike compared like_us like_we better harder faster quicker smarter cheaper more less fewer most fewest lowest highest fastest quickest cheapest affordab* equal rival* beats close_to keep_up',
  expert:
    'expert* specialist* special speciali* specialty authorit* guru* master* pro pros wizard* professional* connoisseur* seasoned boutique know-how know_how',
  know: 'know knows knowledge understand* skill* experience* experienc* command familiar trick* insight* mind* wrote_the',
  record:
    'result* record records verdict* track reputation history outcome* number_of petitions appeals hearings cases victories reduction* approvals',
  home: `home homes house houses property keys roof bed door* locks apartment furniture belongings`,
  case: 'case cases claim claims lawsuit* foreclosure* sale auction* suit trial* appeal* petition* judgment* eviction* motion* loan loans mortgage* debt* deed* title lien* note',
  visa: 'green_card visa* permit* residen* asylum citizenship immigra* deport* papers status',
  gift: 'gift* prize* voucher* raffle* ticket* reward* bonus* dinner lunch phone tablet* television tv cruise* vacation* card cards lottery giveaway* drawing sweepstake* present coupon* ipad* iphone* spa groceries grocery spin lucky on_us on_the_house',
  refer: 'refer refers recommend* send_us tell_your bring_us bring_a relative* introduc* referral*',
  fear: 'street nightmare* ruin* doom* destroy* monster* shame* drag_you lock_you steal* vulture* predator* homeless* shelter terr* horror* evict* thrown throw tear torn suffer* cry crying tears haunt* wreck* devastat* catastroph* shatter* mercy merciless* bleed* enemy greed* weakness coming_for car lawn sidewalk jail* prison* tonight* everything_you all_you',
  urgent:
    'now today tonight immediately hurry minute* second* instant* quickly clock tick* midnight late tomorrow rush* act race* running_out last_chance final chance slot* spot* seat* opening* openings appointment* limited hesitat* wait waiting grab reserve book dial pick_up moment* gone vanish* expire* deadline*',
  skip: 'skip* stop_paying quit quits hold_back holding withhold* miss missed unpaid default* fall_behind behind stop_making redirect* divert* instead',
  contact:
    'call calls called talk talks talking speak* letter* mail answer* phones message* ignore* hang hang_up contact* unanswered number throw_away silence* word_to write* open opens',
  delay:
    'delay* stall* drag* postpon* exten* time month* year slow* stretch* adjourn* tie tied hold_up holding_up buy_you buy_time wait put_off continuance* loophole* tactic* freeze* freez* reset weeks longer',
  tie: 'partner* official* seal friend_of friends_of arrangement inside contacts backed backing sponsor* affiliat* authorized endorsed blessing hand_in selected former colleagues connections program* relief plan',
  hire: 'hire* retain* choose* pick sign signs signed signing come_to client_and become call_us switch* join* trust leave_it let_us use_our',
  thank:
    'thank* grateful* recommend* review* star stars love loved happy delighted satisfied miracle* amazing best_decision rave* regret client_from testimonial* five-star',
  warn: 'beware avoid* careful* scam* fraud* report warning illegal unlawful break* wary skeptical walk_away careful_with cheat* pretend* unlicensed forbid* prohibit* false',
  say: 'say says said reads states provides wrote writes asks means marked begins quoted according',
  read: 'explain* review_your file files filed filing prepare* appear* handle* list lists publish* read reads study studied keep_a bring explain represent*',
  shun: 'ignore hang hung throw_away throw trash garbage block refuse cut_off cut_all stay_away stay_silent silent silence unanswered no_attention attention never_open never_speak never_answer shred disregard avoid delete dodge keep_away word_to anything_at',
  advise:
    'advis* advice counsel* guid* represent* prepar* draft* fill* choos* handle* file files legal_advice legal_help options sort arrange* know_the drafts petitions',
  vanish:
    'disappear* vanish* goodbye eras* gone wipe* wiped clean_slate cancel* clear clears cleared forgiven free_of over off',
  chance:
    'spot spots slot slots seat seats place chance window offer price opening openings opportunity list room line supplies supply ticket* appointment*',
  influence:
    'friend friends contacts connection* ties inside insider people_inside right_people know_people know_which dine dinner_with former colleagues special_arrangement favor favors pull strings top_of doors behind_the hand_in',
  stay: 'stay stays live lives living remain remains rent_free stay_put sleep sleeps house home here_longer there_until',
  span: 'day days week weeks month months year years hour hours decade* longer time forever',
  stall:
    'stall* delay* drag* slow* tie_the tie_up loophole* trick* tactic* gum jam freeze* string bury drown object* wear_them wear_out late_and last-minute clock merely again_and keep_the hold_up hold_off put_off postpone_again stretch* bury_them endless* busy',
  review:
    'review* star stars testimonial* rated rating five-star recommend* thank* thanks grateful praise* rave* love* swear_by fan fans happy satisfied delighted wrote smile* hug*',
  ease: 'simpl* easy easily quick* fast overnight instantly automatic* just simple',
  brag: 'proud* famous known everyone_knows admire* envy legend* unstoppable bold brilliant tenacious superb outstanding fearless relentless unbeaten gold_standard extraordinary celebrated masterful magnificent incredible unique exclusive perfect* miracle* wonder*',
};

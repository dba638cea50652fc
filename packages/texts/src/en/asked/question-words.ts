import type { QuestionWords } from '../../question-words.ts';

export const words: QuestionWords = {
  sameThings: [
    [/\bi[- ]?485s?\b|\bform 485\b|\badjust(?:ing|ment)?(?: of)?(?: my| their)? status\b/, ' greencard '],
    [
      /\b(?:green ?cards?|permanent resid\w+|lawful permanent resid\w+|lpr|my residency|residency)\b/,
      ' greencard ',
    ],
    [/\bi[- ]?765s?\b|\bform 765\b/, ' workpermit '],
    [
      /\b(?:eads?|(?:work|working|employment)[- ](?:permits?|cards?|authori[sz]ation(?: (?:card|document)s?)?|papers?)|permits? to work|permission to work)\b/,
      ' workpermit ',
    ],
    [
      /\bi[- ]?589s?\b|\bform 589\b|\basylum (?:application|form|petition|papers?|packet)s?\b/,
      ' asylumform ',
    ],
    [
      /\bi[- ]?693s?\b|\b(?:medical|immigration|health)[- ](?:exam\w*|checkups?|check-ups?|forms?|tests?|results?)\b/,
      ' medicalexam ',
    ],
    [/\bcivil surgeons?\b|\bimmigration doctors?\b/, ' civilsurgeon '],
    [/\bi[- ]?912s?\b|\bfee waivers?\b|\bwaive (?:the|my|a) fees?\b/, ' feewaiver '],
    [/\bi[- ]?602s?\b/, ' i602 '],
    [/\bi[- ]?730s?\b/, ' i730 '],
    [
      /\bi[- ]?131s?\b|\badvance parole\b|\btravel (?:permits?|documents?|papers?|booklets?)\b/,
      ' travelpaper ',
    ],
    [/\bi[- ]?94s?\b/, ' i94 '],
    [/\bi[- ]?864s?\b|\baffidavits? of support\b/, ' affidavitofsupport '],
    [/\bi[- ]?797c?s?\b|\breceipt notices?\b/, ' receiptnotice '],
    [/\bi[- ]?130s?\b/, ' i130 '],
    [/\bn[- ]?400s?\b|\bnaturali[sz]\w+\b|\bcitizenship test\b/, ' naturalization '],
    [
      /\bar[- ]?11s?\b|\bchanges? of address\b|\b(?:moved|moving|new address|new apartment|new house)\b/,
      ' addresschange ',
    ],
    [/\bg[- ]?28s?\b/, ' g28 '],
    [/\bg[- ]?1450s?\b/, ' g1450 '],
    [/\bg[- ]?1650s?\b/, ' g1650 '],
    [/\bg[- ]?1055s?\b/, ' g1055 '],
    [/\(?\bc\)?[ -]?\(?0?8\)?(?!\w)/, ' categoryc8 '],
    [/\(?\ba\)?[ -]?\(?0?5\)?(?!\w)/, ' categorya5 '],
    [/\(?\bc\)?[ -]?\(?0?9\)?(?!\w)/, ' categoryc9 '],
    [/\b(?:a|alien)[- #]?(?:registration )?(?:numbers?|num|nos?)\b|\balien #|\ba#/, ' anumber '],
    [/\b(?:ssn|social security(?: numbers?| cards?)?|my social|a social)\b/, ' socialsecurity '],
    [/\b(?:attorneys?|lawyers?|legal help|legal aid|law clinic)\b/, ' lawyer '],
    [/\b(?:accredited rep(?:resentative)?s?|doj reps?)\b/, ' accreditedrepresentative '],
    [/\b(?:notario|notary|consultant)s?(?: public(?:o|s)?)?\b/, ' notario '],
    [/\b(?:biometrics?|finger ?prints?|fingerprinting)\b/, ' biometrics '],
    [/\b(?:how much|costs?|price|fees?|charge[sd]?|dollars|expensive)\b/, ' fee '],
    [/\b(?:for free|no charge|free of charge|without paying|pay nothing|no fee)\b/, ' fee free '],
    [/\b(?:interpreter|interpreted|interpret)s?\b/, ' interpreter '],
    [
      /\b(?:immigration court|judges?|removal proceedings?|deportation (?:case|proceedings?)|in court)\b/,
      ' court ',
    ],
    [/\b(?:husband|wife|spouse)s?\b/, ' spouse '],
    [/\b(?:kids?|child(?:ren)?|sons?|daughters?|baby|babies)\b/, ' child '],
    [/\b(?:mom|mum|mother|dad|father|parents?)s?\b/, ' parent '],
    [/\b(?:photos?|pictures?|photographs?)\b/, ' photo '],
    [/\b(?:one[- ]year|1[- ]year|a year|12 months|twelve months)\b/, ' oneyear '],
    [/\b(?:mail(?:ed|ing)?|send(?:ing)?|sent|post(?:ed)?)\b/, ' send '],
    [/\b(?:arrested|arrests?|detained by police|police record|criminal record)\b/, ' arrest '],
    [/\b(?:translat\w+)\b/, ' translation '],
    [/\b(?:vaccin\w+|shots?|immuni[sz]ation\w*)\b/, ' vaccine '],
    [/\b(?:sign(?:ed|ing|s|ature|atures)?)\b/, ' sign '],
  ],
  advice: [
    /\b(?:should|ought) (?:i|we|my|he|she|they)\b/,
    /\bshould(?:n't| not)? (?:i|we) (?:say|answer|put|tell|mark|check|choose|write|file|wait)\b/,
    /\b(?:what|which)\b.{0,40}\b(?:should|do) (?:i|we) (?:answer|choose|pick|say|put|mark|check|write)\b/,
    /\b(?:will|would|can|could|are|is) (?:i|we|they|uscis|the judge|the officer|immigration|my \w+)\b.{0,30}\b(?:be (?:denied|approved|deported|sent back|arrested|in trouble)|get (?:approved|denied|deported|the green card|it)|win|lose|deny|deport|approve|reject me)\b/,
    /\b(?:what are|what's) my (?:chances|odds|options)\b|\bmy chances\b|\bdo i (?:have a chance|qualify)\b|\bam i (?:eligible|going to)\b/,
    /\b(?:is it|would it be|wouldn't it be) (?:better|best|smarter|safer|wise|ok|okay|a good idea|risky|worth)\b/,
    /\b(?:tell me|advise me|recommend|your advice|what would you do|in my place|what do you think)\b/,
    /\bwhat (?:do|can|must) i (?:do|say|answer)\b/,
    /\bwould you\b|\bdo (?:you|u) think\b|\bbetter (?:to|if|not|off)\b|\bcan i do (?:this|it) (?:alone|myself|by myself)\b/,
    /\b(?:leave|keep|take) (?:it|that|this|them|him|her|my \w+) (?:off|out|blank)\b|\bcan i (?:just|simply) (?:say|put|leave|skip|write|check|mark|answer)\b/,
    /\b(?:write|draft|make up|give) (?:me|us) (?:a|an|the|my|some)\b/,
    /\b(?:get|got|be|am|put) (?:me |us )?in (?:big )?trouble\b|\bhurt my (?:case|chances)\b|\bget caught\b|\bfind out (?:about|if)\b/,
    /\b(?:i|me|my|we|us|our|he|she|they)\b.*\b(?:will|would|could|might|can|does|do|if|is|are)\b.*\b(?:affect|hurts?|harm|ruin|risk|lose|losing|against (?:me|us|him|her)|a problem|denied|deny|deport\w*|reject\w*|refuse[ds]?|taken? away|in danger|safe)\b/,
    /\b(?:will|would|could|might|can|does|do|if|is|are)\b.*\b(?:affect|hurt|harm|ruin|risk|lose|losing|hold (?:it|that|this) against|deny|deport|reject|refuse|take away)\b.*\b(?:me|my|i|us|our|him|her|them)\b/,
    /\b(?:is|are|was|be) (?:it|that|this|there)? ?(?:safe|risky|dangerous|wise|smart|okay|ok|fine|bad|prudent|advisable|a mistake|a risk|worth it|smarter|safer|better|best)\b/,
    /\b(?:likely|likelihood|chances?|odds|advisable|prudent|worth it|best move|best way|best thing)\b/,
    /\b(?:write|compose|draft|word|phrase) (?:me|us|it|this|my|the|a|an|up|down what)\b/,
    /\bhow (?:do|should|can|would|might) i (?:explain|word|phrase|answer|respond|put|say|tell|describe|justify|present)\b/,
    /\b(?:do i (?:need|have) to|must i|am i (?:required|obliged|supposed|going) to|can i get away with) (?:tell|say|mention|disclose|admit|confess|declare|bring (?:it|that) up)\b/,
    /\b(?:admit|confess|hide|conceal|not mention|keep quiet|stay quiet|say nothing|come clean|pretend)\b/,
    /\b(?:pick|choose|decide|recommend|suggest) (?:for me|the right|between|which|the best)\b|\bwhich (?:one )?(?:is|would be) (?:right|best|better|good) for\b/,
    /\b(?:how do i|how can i|help me) (?:hide|explain away|get around|avoid telling)\b/,
    /\b(?:will|would|could|can|might|are|is|do) (?:i|we|they|uscis|ice|immigration|the (?:officer|judge|government|court|asylum office))\b.{0,25}\b(?:take (?:away|back|my|our|it (?:away|back))|cancel|revoke|punish|arrest|detain|jail|believe (?:me|us)|be (?:mad|angry|upset|suspicious|ok|okay|fine|safe|barred|punished)|notice|come (?:for|after|get)|look bad|hold (?:it|that|this))\b/,
    /\b(?:is|would|was) (?:it|that|this) (?:a )?(?:good|bad|smart|dumb|stupid|terrible|wise) (?:idea|move|thing|plan|choice)\b|\b(?:good|bad|smart) idea to\b/,
    /\bdo (?:i|we) (?:just )?(?:say|put|mark|check|tick|answer|write|tell them|pick|choose)\b.{0,60}\bor\b/,
    /\b(?:file|apply|send|mail|renew|pay|go|travel|sign|fight|hire|do it)\b.{0,50}\bor (?:just |do i |should i |better (?:to )?|rather |maybe )?(?:wait|hold|stay|skip|forget|leave (?:it|that)|keep quiet)\b|\bwait (?:for .{1,40} )?or\b/,
    /\b(?:my|our|his|her) (?:case|story|claim|situation|record|history)\b.{0,20}\b(?:easy|simple|strong|weak|good|bad|complicated|hopeless|enough|too (?:hard|difficult|risky))\b|\bhow (?:strong|weak|good|bad|serious|risky) is (?:my|our|it|this|that)\b/,
    /\b(?:if you were me|if it was you|in my (?:shoes|position|situation)|your (?:opinion|take|honest|view)|any (?:advice|tips|suggestions)|need (?:some )?advice|advise|do you (?:believe|reckon|suggest|see))\b|\bu think\b|\byou think\b/,
    /\b(?:look|looks|sound|sounds) (?:bad|suspicious|better|worse|good|weird|like (?:i am|i'm|a) l(?:ying|iar))\b|\b(?:improve|increase|better|help|boost|raise) my (?:chances?|odds|case)\b|\b(?:convince|persuade) (?:the|them|uscis|an)\b/,
    /\b(?:which|what) (?:box|answer|category|code|option|one)\b.{0,25}\b(?:am i|are we|is (?:mine|me|right for|best)|fits? (?:me|us|my)|applies to (?:me|us)|for (?:me|my case|my situation))\b/,
    /\bwhat (?:will|would|is going to|s going to|happens|could|might) (?:happen )?to (?:me|us|my (?:asylum|case|family|kids?|spouse|husband|wife))\b|\bdo i (?:risk|need a lawyer|still have a (?:chance|shot))\b|\b(?:too|so) (?:risky|dangerous|late for me)\b|\bi(?: am|'m| m) (?:ok|okay|safe|fine|screwed|in trouble)\b/,
  ],
  flags: {
    arrest:
      /\b(?:arrest\w*|convict\w*|jail\w*|prison|felony|misdemeanor|dui|dwi|police (?:stopped|took|caught)|criminal record|charged with|handcuff\w*|probation|shoplift\w*)\b/,
    'trip-home':
      /\b(?:went|go|going|gone|travel\w*|trip|flew|fly|return\w*|visit\w*|back)\b.{0,40}\b(?:home country|my country|his country|her country|homeland|country i fled|back home|birth country|where i was persecuted)\b|\bhome passport\b|\bpassport of my (?:home )?country\b/,
    'third-country':
      /\b(?:lived|stayed|residence|refugee|asylum|papers|status)\b.{0,40}\b(?:in (?:another|a third|other) countr(?:y|ies)|before coming to the (?:us|u\.s\.|united states))\b|\bthird countr(?:y|ies)\b/,
    fraud:
      /\b(?:fake|false|forged|bought|borrowed)\b.{0,25}\b(?:papers?|documents?|passport|id|ssn|social|name|visa|certificate)s?\b|\b(?:lied|lie|invented|made up|not true|made it up)\b/,
    'prior-removal':
      /\b(?:deported|removed|deportation order|removal order|order of removal|ordered (?:removed|deported)|voluntary departure|sent back)\b/,
    resettlement:
      /\b(?:firm(?:ly)? resettle\w*|permanent residen\w+ (?:in|of) (?:another|mexico|brazil|spain|canada|chile|costa rica|panama|colombia))\b/,
    'unpaid-annual-fee':
      /\b(?:annual|yearly)\b.{0,25}\b(?:asylum )?fee\b.{0,60}\b(?:not|never|un|missed|late|forgot\w*|didn't|did not|haven't|past due)\b|\b(?:not|never|missed|late|forgot\w*|didn't|did not|haven't)\b.{0,40}\b(?:annual|yearly)\b.{0,20}\bfee\b/,
    'court-hearing':
      /\b(?:missed|miss|skipped|did(?:n't| not) go to|absent)\b.{0,30}\b(?:court|hearing|judge)\b|\b(?:have|got|next|my) (?:a )?(?:court|hearing)(?: date)?\b|\bin absentia\b|\bnotice to appear\b/,
    'domestic-violence':
      /\b(?:domestic violence|abus(?:e|es|ed|ive|er)|hits me|beats me|hit me|beat me|beaten|threatens me|restraining order|protective order)\b/,
    'citizenship-claim':
      /\b(?:voted|voting|registered to vote|said (?:i|he|she) (?:was|am|is) (?:a )?(?:us |u\.s\. |american )?citizen|claim(?:ed)? (?:to be )?(?:a )?(?:us |u\.s\. )?citizen\w*)\b/,
    'armed-group':
      /\b(?:guerrilla|paramilitar\w+|militia|rebel\w*|armed group|cartel|gang|terroris\w+|soldier|army)\b/,
    'family-changed':
      /\b(?:divorc\w+|separated|got married|remarried|turned 21|aged? out|over 21|widow\w*|(?:spouse|husband|wife) (?:died|left))\b/,
  },
};

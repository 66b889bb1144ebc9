import type { Language } from '#content/languages/languages.ts';
import { phrases } from './phrases.ts';

/** How one language says the opposite of a statement, as patterns over small letters. */
export type Denial = {
  /** Words that deny what follows them in the same clause. */
  words: RegExp;
  /** Sayings that hold such a word and deny nothing that follows. */
  empty: RegExp;
  /** Words that begin a clause of its own, whatever was denied before. */
  turns: RegExp;
  /** Behind a comma or dash, words with which the clause before goes on: "We do not, and cannot, guarantee". */
  goesOn: RegExp;
};

export const denials: { [Name in Language]: Denial } = {
  en: {
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
  uk: {
    words: phrases`
      не ; ні ; ані ; жодн~ $ ; (?:нема|немає) (?:жодн~ |ніяк~ )?$ ; без (?:жодн~ |будь яких )?$
      ніщо (?:тут|на цьому|у цьому|в цьому) ; хто (?:вам )?(?:$|(?:обіця|каж|запевня|пропону)~)
      замість (?:@ )?$ ; неможливо $ ; заборон~ ; стережіться ; остерігайтеся ; уникайте ; обережно
    `,
    empty: phrases`
      (?:без|поза)(?: жодн~| будь яких)? (?:сумнів|зволікан|вагань|затрим|винятк)~ ; (?:нема|немає)(?: жодн~)? сумнів~
      не (?:чекайте|зволікайте|хвилюйтеся|вагайтеся|сумнівайтеся|відкладайте|здавайтеся|здаємося|забувайте)(?!,? що ви)
      не (?:лише|тільки|просто|важливо) ; не втрачайте (?:часу|надії) ; не шукайте далі ; чому б не
      ніхто (?:інший|крім нас)(?: не)? ; @ не є (?:над)?(?:то )?(?:мал|складн)~
    `,
    turns: phrases`
      але ; а ; бо ; тому що ; проте ; зате ; ніж ; аніж ; (?:та|і|й) (?:ми|наш~|ви|завжди|@мо|@мося)
    `,
    goesOn: phrases`що ; щоб ; ніби ; чи ; хто ; як(?:ий|а|е|і|ого|их) ; або ; ["«]@`,
  },
  ru: {
    words: phrases`
      не ; ни ; нет (?:никак~ )?$ ; без (?:всяк~ |каких либо )?$
      ничто (?:здесь|на этом|в этом) ; кто (?:вам )?(?:$|(?:обеща|говор|уверя|предлага)~)
      вместо (?:@ )?$ ; невозможно $ ; запре(?:ща|щ|т)~ ; остерегайтесь ; избегайте ; осторожно ; берегитесь
    `,
    empty: phrases`
      (?:без|вне)(?: всяк~| каких либо)? (?:сомнен|промедлен|колебан|задерж|исключен)~ ; нет(?: никаких)? сомнен~
      не (?:ждите|медлите|волнуйтесь|переживайте|беспокойтесь|сомневайтесь|откладывайте|сдавайтесь|сдаёмся|сдаемся|забывайте)(?!,? что вы)
      не (?:только|лишь|просто|важно) ; не теряйте (?:времени|надежды) ; не ищите дальше ; почему бы не
      никто (?:другой|кроме нас)(?: не)?
    `,
    turns: phrases`
      но ; а ; зато ; потому что ; поэтому ; чем ; и (?:мы|наш~|вы|всегда|@(?:ем|им|ём|емся|имся|ёмся))
    `,
    goesOn: phrases`что ; чтобы ; будто ; якобы ; кто ; котор~ ; или ; ["«]@`,
  },
  es: {
    words: phrases`
      no ; nunca ; jamás ; nadie ; ni ; tampoco ; ning[uú]n[oa]? (?:@ )?$
      ning[uú]n[oa]? (?:@ )?(?:abogad[oa]|bufete|firma|despacho|juez|tribunal|caso|resultado|persona)s?
      nada (?:aquí|en est[ea]|de lo) ; sin (?:una? |ninguna? |prometer |decir )?$ ; en (?:lugar|vez) de (?:@ )?$
      quien(?:es)? (?:les? )?(?:$|(?:promet|asegur|dig|dic|ofre)~) ; imposible $ ; prohíben? ; desconfíe ; cuidado
      evite (?:@ ){0,2}(?:quien|personas|empresas|bufetes|firmas|promesas)~
    `,
    empty: phrases`
      (?:sin|no hay) (?:ninguna |lugar a )?(?:duda|demora|falta|excepción|vacilar)~ ; no hay (?:mejor|otr)~
      no (?:lo )?(?:dude|espere|se preocupe|tarde|se rinda|olvide|se conforme|se desespere)(?: en| más)?(?! que (?:le|usted))
      no nos rendimos ; no (?:solo|sólo|solamente|importa) ; no pierda (?:más )?(?:tiempo|la esperanza) ; no busque más
      por qué no ; nadie más ; ning[uú]n[oa]? @ es demasiado
    `,
    turns: phrases`pero ; sino ; porque ; hasta que ; y (?:nosotros|nuestr~|usted|siempre|@mos|los mejores|el mejor)`,
    goesOn: phrases`
      (?:y |o |ni )?(?:puede|pueden|podrá|podemos|debe|deben|debemos|garantizar|prometer|asegurar|predecir)
      que ; quien~ ; ni ; o @ ; ["«]@
    `,
  },
};

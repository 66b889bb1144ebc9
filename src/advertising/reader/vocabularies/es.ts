import type { Vocabulary } from './vocabulary.ts';

export const es: Vocabulary = {
  we: 'nosotros nosotras nuestr* nos firma bufete despacho aquí',
  lawyer: 'abogad* litigante* asistente* equipo oficina consejer*_legal',
  you: 'usted ustedes su sus le les lo suyo suya suyos se_quede',
  client: 'client* dueñ* propietari* vecin* conductor* residente* familias gente quienes',
  bank: 'banco* prestamista* administrador* asegurador* seguro acreedor* arrendador* vendedor* demandante* hipotecari* deudor* inquilin* corredor* otra_parte contraparte* adversari* cobrador* fiador*',
  court:
    'tribunal* juez* jueces jurado* secretari* junta alguacil* juzgado* perito* tasador* oficial oficiales consulado* corte magistrad*',
  office:
    'condado* estado* agencia* gobierno* federal* departamento* hud tesorería gobernador* policía buró ayuntamiento funcionari* nacional* washington ministerio recaudador*',
  law: 'ley leyes regla* sección constitución código reglamento* artículo*',
  helper: 'notari* consultor* asesor* gestor* tramitador* preparador* consejer* licenciado guía',
  other:
    'otro otra otros otras competencia alguien cualquiera empresa* compañía* desconocid* persona* amig* vecino quien quienes impostor*',
  nobody: 'nadie ninguno ningún_abogado ningún_bufete',
  i: 'yo me mi mis mí conmigo mío mía',
  they: 'ellos ellas él ella',
  family: 'familia* hij* niñ* espos* madre* padre* mamá papá matrimonio viuda seres_queridos',
  promise:
    'garant* promet* prome* asegur* jur* segur* certeza definitivamente dude duda* cuente_con palabra absolutamente inevitable* tranquil* despreocúpese confíe fe cuestión_de sin_falta',
  win: 'gan* victoria* vence* venc* éxito* triunf* derrot* prosper* desech* desestim* a_su_favor imbatible* invict* prevalec*',
  save: 'salv* proteg* a_salvo deten* detien* deteng* par* impid* conserv* queda quede quedará mantendr* rescat* evit* blind* seguirá',
  lose: 'perd* pierd* fracas* falla*',
  get: 'obten* obtuv* obtendr* consig* conseg* recib* recuper* cobr* logr* traj* indemniz* acuerdo*',
  lower: 'baj* rebaj* reduc* reduj* recort* ahorr* menos mitad descuent* descont*',
  force: 'oblig* cede* ceder* rinda rendir* haremos_que retire presion* ahog* enterr* somet*',
  fix: 'arregl* resolv* resuelv* borr* elimin* soluci* problema*',
  approve:
    'aprob* aprueb* conced* firmará acept* calific* autoriz* avalad* aval* respald* licencia* reconoc* acredit* certific*',
  deny: 'neg* nieg* rechaz* denegad*',
  pay: 'pag* deb* debe deba factur* abon*',
  money:
    'dinero dólar* centavo* peso cartera bolsillo cheque* millon* efectivo impuest* cuenta reembols* cifras',
  fee: 'honorario* costo* cost* gasto* precio* tarifa* tasa* cargo* comisión',
  nothing: 'nada cero gratis gratuit* sin_costo sin_gastar',
  share: 'tercio cuarta contingente* porcentaje parte_de',
  number: 'cientos miles docenas mil década* años muchos cien seiscientas nueve_de cuatro_de',
  percent: 'ciento tasa_de índice promedio medio media',
  when: 'si cuando hasta salvo únicamente solo sólo menos_que después en_cuanto mientras',
  neg: 'no nunca jamás ni sin tampoco ningún ninguna',
  absolute:
    'siempre tod* cualquier* jamás punto todo eternamente completamente simplemente cada perfect* nada_más',
  hedge:
    'puede* pueda* podría* intent* depend* algun* suele* veces quizá* posible* probable* cerca algunos tal_vez',
  duty: 'debe* hay_que necesit* tiene_que deberá*',
  future: 'va_a vamos_a será* pronto',
  best: 'mejor* líder* primer* número_uno fuert* élite incomparable* inigualable* insuperable* legendari* célebre* famos* renombr* prestigi* excepcional* extraordinari* brillant* máxim* supremo* favorit* confianza estrella* premi* galardon* talla_mundial clase_mundial liga nivel fama campeon* finos sin_igual sin_par cabeza elegid* referente*',
  fierce:
    'agresiv* implacable* luch* pele* feroz* dur* temid* tiembl* tem* odian golpe* guerrer* batall* peso_pesado',
  than: 'más menos que_otr* que_el que_cualquier como_nosotros diferencia mayor* menor* baratos barat* rápid* económic* igual* rival* alcanz* acerca compar* mejor_que',
  expert:
    'expert* especialist* especializ* especialidad* autoridad* gurú* maestr* profesional* curtid* dominio pericia conocedor* titulad*',
  know: 'sab* conoc* entiend* entend* habilidad* experiencia* truco* mente* domin* escribimos_el',
  record:
    'resultado* historial* sentencia* trayectoria reputación récord marcador* números peticiones apelaciones audiencias casos victorias rebajas aprobaciones solicitudes',
  home: 'casa* hogar* vivienda* techo llaves cama puerta* cerradura muebles propiedad* apartamento',
  case: 'caso* demanda* pleito* ejecuci* venta* subasta* juicio* apelaci* petici* sentencia* desaloj* moci* préstamo* hipoteca* deuda* escritura* título* gravam* pagaré* embargo* reclam* asunto* sucesi*',
  visa: 'residencia* visa* permiso* asilo* ciudadanía inmigra* migrator* deport* papeles',
  gift: 'regal* obsequi* premio* vale rifa* boleto* recompensa* bono* cena almuerzo teléfono tableta* televisor* crucero* tarjeta* lotería sorteo* bicicleta* cupón* spa ruleta suerte viaje cuenta_nuestra nuestra_cuenta mercado',
  refer: 'refier* recomiend* recomend* mándenos traiga tráiga* traer* hable_de referid*',
  fear: 'calle pesadilla* ruina* condenad* destr* monstruo* vergüenza llevárselo encerr* rob* buitre* refugio terror* horror* echará* echar* separad* sufr* llor* desangr* catástrofe* piedad enemig* codicios* vienen_por carro acera cárcel todo_por dormirá',
  urgent:
    'ahora hoy noche inmediat* prisa minuto* segundo* instante* rápido reloj tic medianoche tarde mañana corra actúe última_oportunidad oportunidad última cupo* lugar* citas asiento* limitad* dud* esper* reserve apart* marque momento* desaparec* agot* vence* plazo* ya apúrese tome_el mismo',
  skip: 'saltar* deje_de dejar_de reteng* retener* atras* mora falte atrasarse quédese_con retras* traspás* deposite',
  contact:
    'llam* habl* carta* conteste* contest* mensaje* cuelgu* contacto* responda* bloque* tire respuesta* palabra_a comuni* ignor* abra escrib*',
  delay:
    'demor* retras* aplaz* posp* prórrog* prorrog* dilat* alarg* tiempo meses año lento* lenta* estir* fren* enred* congel* mañas resquicio* trab* entreteng* dure tarda*',
  tie: 'soci* oficial* sello amigos_del arreglo contactos respaldo afiliad* patrocin* autorizó elegido programa* alivio plan beneficios mano dentro exjuez',
  hire: 'contrat* eli* firm* venga hágase confíe déjelo únase cambi*',
  thank:
    'graci* agradec* recomiendo reseña* estrella* ador* feli* encantad* satisfech* milagro* increíble decisión arrepentir* querid* clienta_de testimonio* dicen_que',
  warn: 'cuidado desconfíe* evit* fraude* estafa* denuncie* ilegal* prohíb* viola* engañ* alarma falso aléjese ojo',
  say: 'dice dicen decía dijo escribió lee significa pregunta según empiezan',
  read: 'explic* revis* present* prepar* comparec* llev* list* publi* lee leer anot* traiga represent* enviamos',
  shun: 'ignor* cuelgu* tire basura bloque* rechace* corte evite* sin_respuesta caso_a silencio call* rompa haga_caso ni_una ni_palabra nada_al borre',
  advise:
    'aconsej* consej* guí* represent* prepar* redact* llen* elig* elij* tramit* presenta consejo_legal opciones ayud* orienta* atiend*',
  vanish: 'desaparec* adiós borr* elimin* cero limpi* cancel* perdon* fuera libre_de no_habrá',
  chance: 'lugar* cupo* cita citas asiento* ventana oportunidad* oferta* precio* fila lista boleto* espacio*',
  influence:
    'amig* contactos conex* dentro gente_dentro gente_indicada indicad* cena* exjuez excolega* arreglo favor* palanca encima puertas detrás mano_con de_la_mano',
  stay: 'viv* qued* quéd* permanec* duerm* dorm* casa hogar',
  span: 'día* semana* mes meses año años hora* década* tiempo siempre',
  stall:
    'demor* retras* alarg* dilat* lent* estir* mañas truco* resquicio* trab* enred* congel* ahog* enterr* objet* agot* entreten* fren* ocupado sin_mérito solo_para una_y reloj aplaza* posp* tácticas',
  review:
    'reseña* estrella* testimoni* calific* recomiend* graci* agradec* feli* satisfech* encantad* ador* maravillas querid* abrac* elogi*',
  ease: 'fácil* rápid* simple* automátic* sencill*',
  brag: 'orgullos* famos* conocid* envidi* legendari* imparable* audaces brillant* tenaces magnífic* sobresalient* sin_miedo implacable* oro extraordinari* célebre* increíble* únic* exclusiv* perfect* milagro* maravill*',
};

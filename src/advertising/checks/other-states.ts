/** Beginnings of the names of states, as words begin in any case of Ukrainian and Russian. */
const states = `
  Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii
  Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan
  Minnesota Mississippi Missouri Montana Nebraska Nevada New North Nueva Nuevo Ohio Oklahoma
  Oregon Pennsylvania Rhode South Tennessee Texas Utah Vermont Virginia Washington West Wisconsin
  Wyoming
  Техас Каліфорн Калифорн Нью Джордж Іллінойс Иллинойс Вашингтон Невад Аризон Арізон Флорид
  Колорадо Юта Пенсильван Огайо Алабам
`
  .trim()
  .split(/\s+/);
const cyrillic: { [state: string]: string } = { Florida: 'Флорид', Colorado: 'Колорадо' };

/** Beginnings of the names of states that are not among `own`. */
export function otherStates(own: readonly string[]): string[] {
  const mine = own.flatMap((state) => [state, cyrillic[state] ?? state]);
  return states.filter((state) => !mine.includes(state));
}

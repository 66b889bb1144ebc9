const words = (list: string) => list.split(' ');

/** The months in each language of the site; `of` has the form that stands behind the day, where it is another. */
export const monthNames = {
  en: {
    full: words('January February March April May June July August September October November December'),
  },
  uk: {
    full: words(
      'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
    ),
    of: words('січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'),
  },
  ru: {
    full: words('январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'),
    of: words('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
  },
  es: {
    full: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  },
};

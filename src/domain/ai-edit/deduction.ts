/** How a line is named that takes something off the price; any other line keeps a price of nothing or more. */
export const deductionWords =
  /discount|deduction|rebate|rounding|rabatt|nachlass|abzug|rundung|descuento|rebaja|redondeo|remise|rabais|arrondi|ristourne/i;
